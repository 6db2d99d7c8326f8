import { describe, expect, it } from 'vitest';
import { judgeReferences } from './judge-references.mjs';

const books: Readonly<Record<string, string>> = {
  'docs/rulings.md':
    '# Rulings\n| rule | text |\n| R1 | No redirects |\n| R2 | A diary. Not built yet. |\n- <a id="x"></a>**R3** names\n',
  'docs/sync-rules.md': '# Rules\n## [S1] Nothing is lost\nWhy.\n### <a id="s2"></a>S2 · Once\n',
  'docs/product/1-discovery.md': '# Discovery\n## 1. For whom\n## 2. Screens\nSee §1.\n',
  'docs/product/2-community.md': '# Community\n## 2. Screens\n### 2.1 Routes\n',
  'src/rules.test.ts': `test('R1, R3, [S1], [S2]')`,
};

function judged({
  untested = {},
  ...files
}: Readonly<Record<string, string | Readonly<Record<string, string>>>> & {
  readonly untested?: Readonly<Record<string, string>>;
}): readonly string[] {
  const all = { ...books, ...files };
  return judgeReferences({
    files: Object.entries(all).map(([path, text]) => ({ path, text: String(text) })),
    isThere: (path) =>
      Object.keys(all).some((file) => [file, file.split('/').at(-1)].includes(path) || file.startsWith(`${path}/`)),
    untested,
  });
}

describe('references', () => {
  it('are content with what is there', () => {
    expect(
      judged({
        'src/pull.ts':
          '/** Rows (spec 1 §2, header, §1; spec 2 §2.1; R1) [S1], and R2 one day: src/rules.test.ts, src, docs/…-x.md. */',
        'src/wrapped.ts': '/*\n * Rows (spec 2 §2,\n * the list; §2.1).\n */',
        'docs/map.md':
          '[rules](sync-rules.md#s2), [2 §2.1](product/2-community.md), [here](#map), [out](https://example.org), `src/rules.test.ts`, `rules.test.ts`, `src/<noun>/x.ts`\n# Map\n',
      }),
    ).toEqual([]);
  });

  it.each([
    ['an unknown ruling', 'src/a.ts', '// R9', 'src/a.ts:1: R9 is in none of the rule books.'],
    [
      'an unknown ruling in a string',
      'src/a.test.ts',
      `\n\ntest('keeps R9')`,
      'src/a.test.ts:3: R9 is in none of the rule books.',
    ],
    [
      'an unknown rule of sync',
      'pb_hooks/lib/a.js',
      '/**\n * Once [S9].\n */',
      'pb_hooks/lib/a.js:2: [S9] is in none of the rule books.',
    ],
    [
      'a rule of sync without its brackets',
      'src/a.test.ts',
      `test('once (S1, R1)')`,
      'src/a.test.ts:1: write [S1], so that it is found.',
    ],
    [
      'an unknown section',
      'workers/a.ts',
      '/** spec 1 §7. */',
      'workers/a.ts:1: spec 1 §7 is no section of docs/product.',
    ],
    [
      'an unknown section after a known one',
      'src/a.ts',
      '/** spec 2 §2.1, routes, §9). */',
      'src/a.ts:1: spec 2 §9 is no section of docs/product.',
    ],
    [
      'a section of no document',
      'scripts/a.mjs',
      '// as in §2',
      'scripts/a.mjs:1: §2 names no document: write spec 1 §2 or spec 2 §2.',
    ],
    [
      'an unknown section in a product document',
      'docs/product/README.md',
      'spec 1 §3',
      'docs/product/README.md:1: spec 1 §3 is no section of docs/product.',
    ],
    ['a file of a comment', 'src/a.ts', 'const x = 1; // as src/gone.ts does', 'src/a.ts:1: src/gone.ts is not there.'],
    ['a file of a document', 'docs/map.md', 'Look into `src/gone`.', 'docs/map.md:1: src/gone is not there.'],
    [
      'a file of a document, by its name alone',
      'docs/map.md',
      'Look into `gone.ts`.',
      'docs/map.md:1: gone.ts is not there.',
    ],
    ['a link', 'docs/map.md', '[gone](../gone.md)', 'docs/map.md:1: the link ../gone.md leads nowhere.'],
    [
      'the anchor of a link',
      'docs/map.md',
      '[gone](sync-rules.md#gone)',
      'docs/map.md:1: the link sync-rules.md#gone leads nowhere.',
    ],
  ])('refuse %s', (_, path, text, problem) => expect(judged({ [path]: text })).toEqual([problem]));

  it('refuse a rule that is defined twice', () => {
    expect(judged({ 'docs/sync-rules.md': `${books['docs/sync-rules.md']}## [S1] Again\n` })).toEqual([
      'docs/sync-rules.md:5: [S1] is there already, in line 2.',
    ]);
  });

  it('refuse a rule book that is missing or empty', () => {
    expect(judgeReferences({ files: [], isThere: () => true, untested: {} })).toHaveLength(4);
    expect(judged({ 'docs/rulings.md': '' }).length).toBeGreaterThan(0);
  });
});

describe('a rule that no test cites', () => {
  const tests = { 'src/rules.test.ts': `test('R1, [S1], [S2]')`, 'src/rules.ts': '// R3' };
  const problem = 'docs/rulings.md:5: no test cites R3.';

  it('is refused, though the source cites it; what is not built yet needs no test', () =>
    expect(judged(tests)).toEqual([problem]));
  it('is let pass with a reason', () =>
    expect(judged({ ...tests, untested: { R3: "names are the server's" } })).toEqual([]));
  it('is not excused any more once a test cites it, or once it is gone', () => {
    const untested = { R3: 'a reason', R7: 'a reason' };
    expect(judged({ untested })).toEqual(
      ['R3', 'R7'].map((id) => `scripts/lint/check-references.mjs:1: ${id} needs no excuse any more.`),
    );
  });
});

describe('a rule that is marked as not built yet', () => {
  it('may be cited by the source alone', () => expect(judged({ 'src/diary.ts': '// R2 one day' })).toEqual([]));
  it.each([
    ['a ruling', {}, 'R2', 'docs/rulings.md:4: R2'],
    [
      'a rule of sync',
      { 'docs/sync-rules.md': `${books['docs/sync-rules.md']}## [S3] Soon\n**Not built\nyet**\n` },
      '[S3]',
      'docs/sync-rules.md:5: [S3]',
    ],
    [
      'a section of the product',
      { 'docs/product/2-community.md': `${books['docs/product/2-community.md']}### 2.2 Tables\nNot built yet (R2).\n` },
      'spec 2 §2.2',
      'docs/product/2-community.md:4: spec 2 §2.2',
    ],
  ])('is refused once a test cites it: %s', (_, files, cited, place) =>
    expect(judged({ ...files, 'src/diary.test.ts': `test('${cited}')` })).toEqual([
      `${place} is marked as not built yet, and a test cites it.`,
    ]),
  );
});
