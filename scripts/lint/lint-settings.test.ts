import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantedProject } from '#tests/support/planted-project.ts';

/*
 * Every rule that .oxlintrc.json switches on refuses something. The rules of this project's own plugin are tried in
 * foretaste-plugin.test.ts and in the tests of the largest of them.
 */

const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
};

const project = plantedProject({ isTyped: true });
beforeAll(project.lint);
afterAll(project.remove);

const lines = (count: number) => 'void 0;\n'.repeat(count);
const body = (count: number) => `export function it() {\n${lines(count)}}\n`;
const branches = (count: number) =>
  `export const it = (a: number) => {\n${Array.from({ length: count }, (_, at) => `if (a === ${at}) return ${at};\n`).join('')}return a;\n};\n`;
const component = (inside: string) =>
  `import { useEffect, useState } from 'react';\nexport const used = [useEffect, useState];\nexport const It = ({ on }: { readonly on: boolean }) => {\n${inside}\n};\n`;
const union = `type Kind = 'one' | 'other';\n`;

/** By the rule's name in the configuration: what is refused, and under which code where that is another name. */
const violations: Readonly<Record<string, readonly [file: string, source: string, code?: string]>> = {
  complexity: ['src/domain/branches.ts', branches(26)],
  'max-lines': ['src/domain/long-file.ts', lines(356)],
  'max-lines-per-function': ['src/domain/long-function.ts', body(70)],
  'no-restricted-imports': [
    'src/ui/plain-chakra.ts',
    `import { chakra } from '@chakra-ui/react/styled-system';\nexport const it = chakra;\n`,
  ],
  eqeqeq: ['src/domain/loose.ts', 'export const it = (a: number, b: number) => a == b;\n'],
  'no-var': ['src/domain/var.ts', 'export var it = 1;\n'],
  'prefer-const': ['src/domain/let.ts', 'let it = 1;\nexport const that = it;\n'],
  'no-param-reassign': ['src/domain/reassigned.ts', 'export const it = (a: number) => {\n  a = 2;\n  return a;\n};\n'],
  'import/no-cycle': [
    'src/domain/ring-one.ts',
    `import { other } from './ring-other.ts';\nexport const one = () => other;\n`,
  ],
  'react/rules-of-hooks': [
    'src/ui/hook.tsx',
    component('if (on) useState(1);\nreturn null;'),
    'react-hooks(rules-of-hooks)',
  ],
  'react/exhaustive-deps': [
    'src/ui/deps.tsx',
    component('useEffect(() => {\nconsole.log(on);\n}, []);\nreturn null;'),
    'react-hooks(exhaustive-deps)',
  ],
  'react/no-danger': ['src/ui/danger.tsx', component('return <p dangerouslySetInnerHTML={{ __html: String(on) }} />;')],
  'react/button-has-type': ['src/ui/button.tsx', component('return <button>{on}</button>;')],
  'react/jsx-no-target-blank': [
    'src/ui/blank.tsx',
    component('return <a target="_blank" href="https://a.example">{on}</a>;'),
  ],
  'typescript/no-explicit-any': ['src/domain/any.ts', 'export const it = (value: any) => String(value);\n'],
  'typescript/ban-ts-comment': ['src/domain/ignored.ts', '// @ts-ignore\nexport const it = 3;\n'],
  'typescript/no-non-null-assertion': ['src/domain/sure.ts', 'export const it = (a: number | null) => a!;\n'],
  'typescript/consistent-type-imports': [
    'src/domain/type-import.ts',
    `import { Kind } from './kind.ts';\nexport const it = (kind: Kind) => kind;\n`,
  ],
  'typescript/no-misused-promises': [
    'src/domain/promised.ts',
    'export const it = async (most: () => Promise<boolean>) => {\n  await most();\n  if (most()) return 1;\n  return 2;\n};\n',
  ],
  'typescript/switch-exhaustiveness-check': [
    'src/domain/switched.ts',
    `${union}export const it = (kind: Kind) => {\n  switch (kind) {\n    case 'one':\n      return 1;\n  }\n  return 2;\n};\n`,
  ],
};
/** Beside what the rules above need, one rule of each category that is on, with types and without. */
const ofCategories: readonly [code: string, file: string, source: string][] = [
  ['eslint(no-unused-vars)', 'src/domain/unused.ts', 'const it = 1;\nexport const other = 2;\n'],
  [
    'eslint(no-shadow)',
    'src/domain/shadow.ts',
    'const it = 1;\nexport const other = (it: number) => it;\nexport const that = it;\n',
  ],
  ['jsx-a11y(alt-text)', 'src/ui/image.tsx', component('return on ? <img src="/x.png" /> : null;')],
  [
    'typescript(no-floating-promises)',
    'src/domain/floating.ts',
    'export const it = (ask: () => Promise<number>) => {\n  ask();\n};\n',
  ],
  [
    'eslint(no-restricted-imports)',
    'src/replica/plain-live-query.ts',
    `import { liveQuery } from 'dexie';\nexport const it = liveQuery;\n`,
  ],
  // A circle by types alone is one, too.
  [
    'import(no-cycle)',
    'src/domain/type-ring-one.ts',
    `import type { Other } from './type-ring-other.ts';\nexport interface One {\n  readonly other: Other;\n}\n`,
  ],
  // Migrations may be longer, not without end.
  ['eslint(max-lines-per-function)', 'pb_migrations/1_long.js', `migrate((app) => {\n${lines(190)}void app;\n});\n`],
  // Tests too.
  ['eslint(max-lines)', 'src/domain/long.test.ts', lines(401)],
  ['eslint(max-lines)', 'tests/hooks/foods/long.ts', lines(401)],
];
const kept: readonly [what: string, file: string, source: string][] = [
  ['as many lines as may be', 'src/domain/whole-file.ts', lines(355)],
  ['a function of as many lines as may be', 'src/domain/whole-function.ts', body(68)],
  ['as many branches as may be', 'src/domain/few-branches.ts', branches(24)],
  ['a migration of many lines', 'pb_migrations/2_long.js', `migrate((app) => {\n${lines(187)}void app;\n});\n`],
  ['a test of as many lines as may be', 'src/domain/whole.test.ts', lines(400)],
];

project.plant('src/domain/ring-other.ts', `import { one } from './ring-one.ts';\nexport const other = () => one;\n`);
project.plant(
  'src/domain/type-ring-other.ts',
  `import type { One } from './type-ring-one.ts';\nexport interface Other {\n  readonly one: One;\n}\n`,
);
project.plant('src/domain/kind.ts', `export type Kind = 'one' | 'other';\n`);

/** What oxlint calls a rule of the configuration in its report. */
function codeOf(rule: string): string {
  const [name = '', plugin = 'eslint'] = rule.split('/').toReversed();
  return `${plugin}(${name})`;
}

it.each(
  Object.entries(violations).map(
    ([rule, [file, source, code = codeOf(rule)]]) => [rule, code, project.plant(file, source)] as const,
  ),
)('%s refuses what it is there for', (_rule, code, file) => expect(project.codesOf(file)).toContain(code));

it.each(ofCategories.map(([code, file, source]) => [code, project.plant(file, source)] as const))(
  '%s is on with its category',
  (code, file) => expect(project.codesOf(file)).toContain(code),
);

it.each(kept.map(([what, file, source]) => [what, project.plant(file, source)] as const))(
  '%s is let pass',
  (_what, file) => {
    const bounds = ['complexity', 'max-lines', 'max-lines-per-function'].map(codeOf);
    expect(project.codesOf(file).filter((code) => bounds.includes(code))).toEqual([]);
  },
);

it('no rule is switched on that is not tried', () => {
  const all = [config, ...config.overrides].flatMap(({ rules }) => Object.entries(rules));
  const on = all.filter(([rule, setting]) => setting !== 'off' && !rule.startsWith('foretaste/')).map(([rule]) => rule);
  expect([...new Set(on)].toSorted()).toEqual(Object.keys(violations).toSorted());
});

it('no rule of the own plugin is switched on that is not tried', () => {
  const tests = readdirSync('scripts/lint').filter((name) => name.endsWith('.test.ts'));
  const tried = tests.map((name) => readFileSync(`scripts/lint/${name}`, 'utf8')).join('\n');
  const own = [config, ...config.overrides]
    .flatMap(({ rules }) => Object.entries(rules))
    .filter(([rule, setting]) => setting !== 'off' && rule.startsWith('foretaste/'));
  expect(own.length).toBeGreaterThan(5);
  for (const [rule] of own) expect(tried).toContain(`'${codeOf(rule)}'`);
});

/** Comments that switch a rule off, with where they stand; of all that is linted. */
function switchedOff(): readonly (readonly [file: string, comment: string])[] {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs'], { encoding: 'utf8' });
  return sources
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^\s*(?:\/\/|\/\*).*\b(?:oxlint|eslint)-(?:disable|enable)/.test(line))
        .map((line) => [file, line.trim()] as const),
    );
}

it('a rule is switched off for one line of a test alone, by its name and with a reason', () => {
  const all = switchedOff();
  expect(all.length).toBeGreaterThan(0);
  const isAllowed = ([file, comment]: (typeof all)[number]) =>
    /(?:^tests\/|\.test\.ts$)/.test(file) && /^\/\/ oxlint-disable-next-line [a-z/-]+ -- \S.{10,}$/.test(comment);
  expect(all.filter((one) => !isAllowed(one))).toEqual([]);
});
