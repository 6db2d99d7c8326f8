import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PlantedCase, plantedCases } from '#tests/support/planted-project.ts';
import { alphabeticalOrders } from './alphabetical-orders.mjs';

const { refuses, allows } = plantedCases();

const uses = 'export const it = thing;\n';

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
    ['utils.ts', 'helpers.tsx', 'types.ts', 'types.d.ts', 'index.ts', 'utils.test.ts'].map((name): PlantedCase => [
      `a file named ${name}`,
      `src/domain/${name}`,
      'export const it = 3;\n',
    ]),
  );
});

describe('translated text that is taken for a value', () => {
  const compared = 'foretaste(no-compared-words)';
  const inFile = (cases: readonly (readonly [what: string, source: string])[]) =>
    cases.map(([what, source]): PlantedCase => [what, 'src/food-views/it.ts', source]);
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
    ].map(([what = '', source = '']): PlantedCase => [what, 'src/domain/search/it.ts', source]),
  );

  refuses(
    alphabetical,
    [
      'SELECT id FROM foods ORDER BY name',
      'SELECT id FROM foods ORDER BY views DESC, foods.name LIMIT 5',
      'SELECT id FROM (SELECT id FROM profiles ORDER BY MAX(foods), full_name DESC) LIMIT ${most}',
    ].map((sql): PlantedCase => [
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
