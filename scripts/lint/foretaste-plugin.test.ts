import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantedProject } from '#tests/support/planted-project.ts';
import { alphabeticalOrders } from './alphabetical-orders.mjs';
import { importTable } from './import-table.mjs';

/** All that is planted below: oxlint looks at it once. */
const project = plantedProject();
beforeAll(project.lint);
afterAll(project.remove);

type Case = readonly [what: string, file: string, source: string];

/** @param rule by which each of the files is refused */
function refuses(rule: string, cases: readonly Case[]): void {
  const planted = cases.map(([what, file, source]) => [what, project.plant(file, source)] as const);
  it.each(planted)('refuses %s', (_what, file) => expect(project.codesOf(file)).toContain(rule));
}

/** @param rule that says nothing about any of the files; without one, no rule does */
function allows(rule: string | null, cases: readonly Case[]): void {
  const planted = cases.map(([what, file, source]) => [what, project.plant(file, source)] as const);
  it.each(planted)('allows %s', (_what, file) =>
    expect(project.codesOf(file).filter((code) => rule === null || code === rule)).toEqual([]),
  );
}

const uses = 'export const it = thing;\n';

describe('the rooms of a floor', () => {
  const rooms = importTable.map(({ folder }) => folder);
  const floors = [...new Set(importTable.flatMap(({ floor = [] }) => floor))];

  it.each(floors)('%s has no folder that the table does not list', (floor) => {
    const folders = readdirSync(floor, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${floor}/${name}`);
    expect(folders.filter((folder) => !rooms.includes(folder))).toEqual([]);
  });

  // A folder holds one subject: what has more is divided. PocketBase reads its migrations from one folder.
  it.each(['src', 'workers', 'pb_hooks', 'scripts', 'tests'])('no folder of %s has more than 40 files', (root) => {
    const counts = new Map<string, number>();
    for (const entry of readdirSync(root, { withFileTypes: true, recursive: true }))
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    expect([...counts].filter(([folder, files]) => files > 40 && folder !== 'pb_hooks/lib/generated')).toEqual([]);
  });
});

describe('the import table, on planted violations', () => {
  refuses('foretaste(import-table)', [
    ['prelude importing domain', 'src/prelude/must.ts', `import { thing } from '#domain/foods/food.ts';\n${uses}`],
    ['prelude importing a package', 'src/prelude/must.ts', `import { thing } from 'react';\n${uses}`],
    ['domain importing react', 'src/domain/foods/food.ts', `import { thing } from 'react';\n${uses}`],
    ['domain importing Node', 'src/domain/foods/food.ts', `import { thing } from 'node:fs';\n${uses}`],
    ['replica importing sync', 'src/replica/rows.ts', `import { thing } from '#sync/push.ts';\n${uses}`],
    ['remote importing the replica', 'src/remote/pull.ts', `import { thing } from '#replica/rows.ts';\n${uses}`],
    [
      'a room importing a higher one',
      'src/replica/outbox/claim.ts',
      `import { thing } from '#replica/foods/food-queries.ts';\n${uses}`,
    ],
    [
      'a room of the server requiring a higher one',
      'pb_hooks/lib/server/epochs.js',
      `module.exports = { it: require('../records/record-guard.js') };\n`,
    ],
    ['sync importing dexie', 'src/sync/push.ts', `import { thing } from 'dexie';\n${uses}`],
    ['sync importing pocketbase', 'src/sync/push.ts', `import { thing } from 'pocketbase';\n${uses}`],
    ['ranking importing the replica', 'src/ranking/client.ts', `import { thing } from '#replica/rows.ts';\n${uses}`],
    ['ui importing domain', 'src/ui/toast.tsx', `import { thing } from '#domain/foods/food.ts';\n${uses}`],
    [
      'a feature importing another',
      'src/features/reviews/form.tsx',
      `import { thing } from '#features/catalogue/card.tsx';\n${uses}`,
    ],
    ['a feature importing sync', 'src/features/reviews/form.tsx', `import { thing } from '#sync/push.ts';\n${uses}`],
    [
      'a feature importing remote',
      'src/features/reviews/form.tsx',
      `import { thing } from '#remote/pull.ts';\n${uses}`,
    ],
    ['a feature importing dexie', 'src/features/reviews/form.tsx', `import { thing } from 'dexie';\n${uses}`],
    ['app importing sync', 'src/app/shell/shell.tsx', `import { thing } from '#sync/push.ts';\n${uses}`],
    ['app importing pocketbase', 'src/app/shell/shell.tsx', `import { thing } from 'pocketbase';\n${uses}`],
    [
      'a worker importing a feature',
      'workers/ranking.worker.ts',
      `import { thing } from '#features/catalogue/card.tsx';\n${uses}`,
    ],
    [
      'a room that the table does not know',
      'src/sauces/pan.ts',
      `import { thing } from '#domain/foods/food.ts';\n${uses}`,
    ],
    ['the launcher importing a package', 'scripts/launch/serve.mjs', `import { thing } from 'vite';\n${uses}`],
    [
      'a type import',
      'src/features/reviews/form.tsx',
      `import type { thing } from '#sync/push.ts';\nexport type it = thing;\n`,
    ],
    ['a re-export', 'src/features/reviews/form.tsx', `export { thing } from '#sync/push.ts';\n`],
    ['a dynamic import', 'src/features/reviews/form.tsx', `export const it = () => import('#sync/push.ts');\n`],
    [
      'a worker reached by its address',
      'src/features/reviews/form.tsx',
      `import SyncWorker from '#workers/sync.worker.ts?worker';\nexport const it = new SyncWorker();\n`,
    ],
    [
      'the server requiring a package',
      'pb_hooks/lib/sync/pull.js',
      `module.exports = { it: require('pocketbase') };\n`,
    ],
    [
      'the server requiring the app',
      'pb_hooks/lib/sync/pull.js',
      `module.exports = { it: require('../../src/domain/foods/food.ts') };\n`,
    ],
    [
      'what decides requiring a handler',
      'pb_hooks/lib/sync/pull.js',
      'module.exports = { it: require(`${__hooks}/sync.pb.js`) };\n',
    ],
    [
      'what decides requiring a handler by a name',
      'pb_hooks/lib/sync/pull.js',
      'const handler = `${__hooks}/sync.pb.js`;\nmodule.exports = { it: require(handler) };\n',
    ],
    [
      'the server requiring what is worked out',
      'pb_hooks/lib/sync/pull.js',
      `const name = (file) => '../' + file;\nmodule.exports = { it: require(name('records/record-guard.js')) };\n`,
    ],
    [
      'the server requiring by a name that has two meanings',
      'pb_hooks/lib/sync/pull.js',
      `const made = './pulls.js';\nconst it = () => { const made = '../records/record-guard.js'; return require(made); };\nmodule.exports = { it, made };\n`,
    ],
    [
      'a migration requiring a handler',
      'pb_migrations/1_foods.js',
      'module.exports = { it: require(`${__hooks}/sync.pb.js`) };\n',
    ],
    [
      'an import with a query',
      'src/features/reviews/form.tsx',
      `import thing from '#workers/ranking.worker.ts?worker';\n${uses}`,
    ],
  ]);

  allows(null, [
    ['a neighbour in the same room', 'src/domain/foods/food.ts', `import { thing } from './review.ts';\n${uses}`],
    ['dexie in the replica', 'src/replica/rows.ts', `import { thing } from 'dexie';\n${uses}`],
    [
      'domain, replica and ui in a feature',
      'src/features/reviews/form.tsx',
      `import { thing } from '#ui/toast.tsx';\n${uses}`,
    ],
    [
      'the photo worker where several forms find it',
      'src/shared/form.tsx',
      `import PhotoWorker from '#workers/photo.worker.ts?worker';\nexport const it = new PhotoWorker();\n`,
    ],
    [
      'what decides in a handler',
      'pb_hooks/sync.pb.js',
      'routerAdd("GET", "/", (e) => require(`${__hooks}/lib/sync/pull.js`).it(e));\n',
    ],
    [
      'a generated file by a name, which the compiler need not follow',
      'pb_hooks/lib/sync/pull.js',
      `const made = '../generated/server-collections.js';\nmodule.exports = { it: require(made) };\n`,
    ],
    ['anything in main', 'src/main.tsx', `import { thing } from '#sync/push.ts';\n${uses}`],
    ['the test runner in a test', 'src/domain/food.test.ts', `import { thing } from 'vitest';\n${uses}`],
    [
      'a sub-path of an allowed package',
      'src/domain/foods/food.ts',
      `import { thing } from '@noble/hashes/sha2.js';\n${uses}`,
    ],
  ]);
});

describe('the other rules of the house, on planted violations', () => {
  refuses('foretaste(no-climbing-import)', [
    ['an import that climbs', 'src/sync/push.ts', `import { thing } from '../domain/food.ts';\n${uses}`],
  ]);
  refuses('foretaste(no-default-export)', [
    ['a default export', 'src/domain/foods/food.ts', 'export default 3;\n'],
    ['a default export by its name', 'src/domain/foods/food.ts', 'const it = 3;\nexport { it as default };\n'],
  ]);
  allows(null, [['a default export of a configuration', 'vite.config.ts', 'export default {};\n']]);
  refuses(
    'foretaste(no-nameless-file)',
    ['utils.ts', 'helpers.tsx', 'types.ts', 'types.d.ts', 'index.ts', 'utils.test.ts'].map((name): Case => [
      `a file named ${name}`,
      `src/domain/${name}`,
      'export const it = 3;\n',
    ]),
  );
});

describe('visible text that is not marked for translation', () => {
  const component = (jsx: string) =>
    `import { t } from '@lingui/core/macro';\nimport { Trans } from '@lingui/react/macro';\nexport const It = ({ on, name }: { on: boolean; name: string }) => ${jsx};\nexport const used = [t, Trans];\n`;
  const unmarked = 'foretaste(no-unmarked-text)';
  const onScreen = (cases: readonly (readonly [what: string, jsx: string])[]) =>
    cases.map(([what, jsx]): Case => [what, 'src/ui/it.tsx', component(jsx)]);
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

  allows(unmarked, [['words of what is no screen', 'tests/e2e/it.tsx', component('<p>Hello</p>')]]);
});

describe('translated text that is taken for a value', () => {
  const compared = 'foretaste(no-compared-words)';
  const inFile = (cases: readonly (readonly [what: string, source: string])[]) =>
    cases.map(([what, source]): Case => [what, 'src/food-views/it.ts', source]);
  refuses(
    compared,
    inFile([
      ['a comparison with shown words', `export const is = (badge: string) => badge === 'Verified';\n`],
      ['one from the other side', `export const is = (badge: string) => 'Admin' !== badge;\n`],
      [
        'a case of shown words',
        `export const is = (badge: string) => { switch (badge) { case 'Admin': return 1; default: return 2; } };\n`,
      ],
      ['a search for shown words', `export const is = (labels: string[]) => labels.includes('Verified');\n`],
      [
        'a comparison with what was just translated',
        `import { t } from '@lingui/core/macro';\nexport const is = (heading: string) => heading === t\`Recent\`;\n`,
      ],
    ]),
  );

  allows(
    compared,
    inFile([
      ['a kind', `export const is = (badge: string) => badge === 'verified';\n`],
      [
        'words that are only shown',
        `import { t } from '@lingui/core/macro';\nexport const it = () => t\`Verified\`;\n`,
      ],
    ]),
  );
});

describe('fixed waits in tests', () => {
  const fixed = 'foretaste(no-fixed-wait)';
  const waits = (wait: string) => `export async function it() {\n  ${wait}\n}\n`;
  const spec = 'tests/e2e/wait.spec.ts';
  const promises = "import { setTimeout } from 'node:timers/promises';\n";

  refuses(fixed, [
    ['a wait of the page', spec, waits('await page.waitForTimeout(500);')],
    ['a wait of the page in a loop', spec, waits('for (;;) await page.waitForTimeout(500);')],
    ['a timer', 'src/sync/wait.test.ts', waits('await new Promise((done) => setTimeout(done, 500));')],
    ['a timer in braces', spec, waits('await new Promise((done) => { setTimeout(done, 1 * 500); });')],
    [
      'a named time',
      'scripts/wait.test.ts',
      `const LONG = 500;\n${waits('await new Promise((done) => setTimeout(done, LONG));')}`,
    ],
    ['a pause by another name', spec, waits('await sleep(300);')],
    ['a timer of Node', 'tests/standby/wait.ts', promises + waits('await setTimeout(2500 + Math.random());')],
    [
      'a timer in a page',
      spec,
      waits('await page.evaluate(async () => { await new Promise((done) => setTimeout(done, 300)); });'),
    ],
    [
      'a wait in a function that a loop calls',
      spec,
      waits('for (const each of list) each(async () => { await new Promise((done) => setTimeout(done, 300)); });'),
    ],
  ]);
  allows(fixed, [
    ['a pause between two looks', spec, waits('while (!isThere()) await new Promise((done) => setTimeout(done, 50));')],
    ['a pause of Node between two looks', spec, promises + waits('for (; !isThere(); ) await setTimeout(25);')],
    ['a turn for what is due', spec, waits('await new Promise((done) => setTimeout(done, 0));')],
    [
      'a fake that takes as long as its test says',
      spec,
      waits('await new Promise((done) => setTimeout(done, takes));'),
    ],
    ['a time limit', spec, waits('await Promise.race([arrived(), new Promise((done) => setTimeout(done, 5_000))]);')],
    ['a wait that is measured', 'tests/bench/wait.bench.ts', waits('await page.waitForTimeout(500);')],
    ['a wait of the app', 'src/sync/wait.ts', waits('await new Promise((done) => setTimeout(done, 500));')],
  ]);
});

describe('waits for a promise in a page', () => {
  const promised = 'foretaste(no-promised-wait)';
  const waits = (wait: string) => `export async function it() {\n  ${wait}\n}\n`;

  refuses(promised, [
    ['an arrow', 'tests/e2e/promise.spec.ts', waits('await page.waitForFunction(async () => (await ask()) > 0);')],
    ['a function, in a bench', 'tests/bench/promise.ts', waits('await page.waitForFunction(async function () {});')],
  ]);
  allows(promised, [
    ['a look', 'tests/e2e/look.spec.ts', waits('await page.waitForFunction(() => document.hidden, null);')],
    [
      'a question that is asked again',
      'tests/e2e/again.spec.ts',
      waits('await expect.poll(() => page.evaluate(async () => ask())).toBe(true);'),
    ],
  ]);
});

describe('orders by the alphabet (R36)', () => {
  const food = 'interface Food { readonly id: string; readonly name: string }\n';
  const list = (how: string) => `${food}export const it = (foods: readonly Food[]) => ${how};\n`;
  const alphabetical = 'foretaste(no-alphabetical-order)';
  const compareText = `import { compareText } from '#prelude/text/compare-text.ts';\n`;
  refuses(
    alphabetical,
    [
      ['names in the language of the page', list('foods.toSorted((one, other) => one.name.localeCompare(other.name))')],
      ['names by their letters', list('foods.toSorted((one, other) => (one.name < other.name ? -1 : 1))')],
      ['equals by name', compareText + list('foods.toSorted((a, b) => compareText(a.name, b.name))')],
      ['words as they are', list('foods.map(({ name }) => name).toSorted()')],
      ['words by the order of texts', compareText + list('foods.map(({ name }) => name).toSorted(compareText)')],
      ['a collator', `export const it = new Intl.Collator('en');\n`],
    ].map(([what = '', source = '']): Case => [what, 'src/domain/search/it.ts', source]),
  );

  refuses(
    alphabetical,
    [
      'SELECT id FROM foods ORDER BY name',
      'SELECT id FROM foods ORDER BY views DESC, foods.name LIMIT 5',
      'SELECT id FROM (SELECT id FROM profiles ORDER BY MAX(foods), full_name DESC) LIMIT ${most}',
    ].map((sql): Case => [
      `a statement of the server: ${sql}`,
      'pb_hooks/lib/foods/it.js',
      `module.exports = { it: (most) => \`${sql}\` };\n`,
    ]),
  );

  allows(alphabetical, [
    [
      'equals by id',
      'src/domain/search/it.ts',
      compareText + list('foods.toSorted((a, b) => compareText(a.id, b.id))'),
    ],
    [
      'what the screen calls so',
      'src/domain/search/find-foods.ts',
      compareText + list('foods.map((a) => compareText(a.name, ""))'),
    ],
    [
      'a number of names',
      'pb_hooks/lib/foods/it.js',
      "module.exports = { it: 'SELECT 1 FROM a ORDER BY COUNT(name) DESC, LENGTH(name), id' };\n",
    ],
  ]);

  const shown = readFileSync('src/languages/en.po', 'utf8');
  it.each(alphabeticalOrders.map((order) => [order.file, order] as const))(
    '%s: what people see says so',
    (file, { says }) => {
      expect(existsSync(file)).toBe(true);
      if (says !== undefined) expect(shown).toContain(`msgid "${says}"`);
    },
  );
});
