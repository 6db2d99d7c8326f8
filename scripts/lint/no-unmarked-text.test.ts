import { describe } from 'vitest';
import { type PlantedCase, plantedCases } from '#tests/support/planted-project.ts';

const { refuses, allows } = plantedCases();

describe('visible text that is not marked for translation', () => {
  const component = (jsx: string) =>
    `import { t } from '@lingui/core/macro';\nimport { Trans } from '@lingui/react/macro';\nexport const It = ({ on, name }: { on: boolean; name: string }) => ${jsx};\nexport const used = [t, Trans];\n`;
  const unmarked = 'foretaste(no-unmarked-text)';
  const onScreen = (cases: readonly (readonly [what: string, jsx: string])[]) =>
    cases.map(([what, jsx]): PlantedCase => [what, 'src/ui/it.tsx', component(jsx)]);
  refuses(
    unmarked,
    onScreen([
      ['words in an element', '<p>Hello</p>'],
      ['words beside a value', '<p>{name} and more</p>'],
      ['a written value', `<p>{'Hello'}</p>`],
      ['either side of a choice', `<p>{on ? name : 'Nobody'}</p>`],
      ['what a condition shows', `<p>{on && 'Hello'}</p>`],
      ['a template', '<p>{`Hello ${name}`}</p>'],
      ['words glued to a value', `<p>{'Hello ' + name}</p>`],
      ['words of a list that is joined', `<p>{[on ? 'New' : '', name].filter(Boolean).join(' · ')}</p>`],
      ['a label', '<nav aria-label="Main" />'],
      ['a placeholder', '<input placeholder={`Search ${name}`} />'],
      ['words beside a name that stays', '<p>Foretaste Blog</p>'],
      ['a toast', `<button type="button" onClick={() => toast({ title: 'Saved' })} />`],
    ]),
  );

  allows(
    unmarked,
    onScreen([
      ['marked words', '<p aria-label={t`Hello`}>{on ? t`Yes` : t({ message: `No` })}</p>'],
      ['a sentence with elements', `<Trans>Hello <b>{name}</b>, {'and'} goodbye</Trans>`],
      ['names, units and signs', '<p>Foretaste · {name} · 12 kcal →</p>'],
      ['what nobody reads', `<p className="card" id={on ? 'one' : 'two'}>{on && name}</p>`],
      ['a list that is drawn, not said', `<p>{['one', 'two'].map((key) => <i key={key} />)}</p>`],
      ['what is asked for, not shown', `<p>{on === ('yes' as unknown) ? name : null}</p>`],
    ]),
  );

  const held = (constants: string, jsx: string) => `${constants}\n${component(jsx)}`;
  refuses(unmarked, [
    ['words in a constant', 'src/ui/it.tsx', held(`const words = 'Hello';`, '<p>{words}</p>')],
    ['words in a constant below', 'src/ui/it.tsx', `${component('<p>{words}</p>')}const words = 'Hello';\n`],
    ['a label from a constant', 'src/ui/it.tsx', held(`const words = 'Main' as const;`, '<nav aria-label={words} />')],
    ['words of an object', 'src/ui/it.tsx', held(`const words = { one: 'Hello' } as const;`, '<p>{words.one}</p>')],
    [
      'words of a table',
      'src/ui/it.tsx',
      held(`const words: Record<string, string> = { one: 'Hello' };`, '<p>{words[name]}</p>'),
    ],
    [
      'a constant by another',
      'src/ui/it.tsx',
      held(`const hello = 'Hello';\nconst words = hello.length > 3 ? hello : '';`, '<p>{words}</p>'),
    ],
  ]);
  const helper = (body: string) => `${body}\nexport const used = wordsOf;\n`;
  refuses(unmarked, [
    [
      'words that a function gives',
      'src/ui/it.tsx',
      held(`function wordsOf() {\n  return 'Hello';\n}`, '<p>{wordsOf()}</p>'),
    ],
    ['words of an arrow', 'src/ui/it.tsx', held(`const wordsOf = () => 'Hello';`, '<nav aria-label={wordsOf()} />')],
    [
      'words of a branch',
      'src/ui/it.tsx',
      held(
        `function wordsOf(many: boolean): string {\n  if (many) return 'Many';\n  switch (many) {\n    default:\n      return '';\n  }\n}`,
        '<p>{wordsOf(on)}</p>',
      ),
    ],
    [
      'a sentence of another file',
      'src/features/it/words-of.ts',
      helper(`function wordsOf(many: boolean): string {\n  return many ? 'Nothing was found.' : '';\n}`),
    ],
    ['a heading of another file', 'src/shared/it.ts', helper(`const wordsOf = (): string => 'Your lists';`)],
  ]);
  allows(unmarked, [
    [
      'marked words of a function',
      'src/features/it/words-of.ts',
      `import { t } from '@lingui/core/macro';\n${helper('const wordsOf = (): string => t`Nothing was found.`;')}`,
    ],
    [
      'a key that a function gives',
      'src/features/it/words-of.ts',
      helper(`const wordsOf = (): string => 'not-found';`),
    ],
    ['classes and addresses', 'src/ui/it.ts', helper(`const wordsOf = (): string => 'card is-open';`)],
    [
      'a sentence that only a log reads',
      'src/domain/it.ts',
      helper(`const wordsOf = (): string => 'Nothing was found.';`),
    ],
    [
      'what a function within gives',
      'src/ui/it.tsx',
      held(`function wordsOf() {\n  const key = () => 'Hello';\n  return key().length;\n}`, '<p>{wordsOf()}</p>'),
    ],
  ]);
  allows(unmarked, [
    ['marked words in a constant', 'src/ui/it.tsx', held('const words = () => t`Hello`;', '<p>{words()}</p>')],
    [
      'what a constant holds for nobody to read',
      'src/ui/it.tsx',
      held(`const kind = 'card';`, '<p className={kind} />'),
    ],
    [
      'another part of a table',
      'src/ui/it.tsx',
      held(`const parts = { kind: 'card', sign: '·' } as const;`, '<p className={parts.kind}>{parts.sign}</p>'),
    ],
    [
      'constants of two scopes that name one another',
      'src/ui/it.tsx',
      held(
        'const one = () => { const it = other; return it; };\nconst other = () => { const it = one; return it; };',
        '<p>{other}</p>',
      ),
    ],
  ]);

  allows(unmarked, [['words of what is no screen', 'tests/e2e/it.tsx', component('<p>Hello</p>')]]);
});
