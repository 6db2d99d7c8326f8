import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LongestFirst, longest } from './longest-first.mjs';

const root = resolve(import.meta.dirname, '../..');
const named = (file: string) =>
  ({
    moduleId: `${root}/${file}`,
    project: { name: 'contract', config: { sequence: { groupOrder: 0 } } },
  }) as unknown as TestSpecification;
/** Vitest as it is on a clean clone: it knows the sizes of files alone. */
const newcomer = {
  config: { root },
  cache: { getFileTestResults: () => undefined, getFileStats: (key: string) => ({ size: key.length }) },
} as unknown as Vitest;

it('begins with the files that take longest, and leaves the order of all others', async () => {
  const others = ['tests/hooks/b.test.ts', 'tests/hooks/longer.test.ts', 'tests/hooks/launcher.test.tsx'].map(named);
  const long = longest.map(named);
  const sorted = await new LongestFirst(newcomer).sort([...others, ...long.toReversed()]);
  expect(sorted.slice(0, long.length)).toEqual(long);
  expect(sorted.slice(long.length).toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))).toEqual(
    others.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId)),
  );
});

it('names files that are there', () => {
  expect(longest.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});
