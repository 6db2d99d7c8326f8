import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A toast's words stand twice: on its card, and in the live region that reads it out. Which of them is there first differs from run to run. */
function wordsOfToasts(source: string): string[] {
  return [...source.matchAll(/\btoast\(\{(?<toast>.*?)\}\)/gs)].flatMap(({ groups }) =>
    [...(groups?.['toast'] ?? '').matchAll(/t`(?<words>[^`$]{4,})`/g)].map((match) => match.groups?.['words'] ?? ''),
  );
}

/** Lines that look for these words wherever they stand, and may find both. */
function ambiguousLooks(source: string, words: ReadonlySet<string>): string[] {
  return source.split('\n').filter((line) => {
    const [, sought = ''] = /expect\([\w.]+\.getByText\('([^']+)'\)\)/.exec(line) ?? [];
    return words.has(sought);
  });
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

it('a test that looks for the words of a toast says which of the two it means, by .last() or by the part of the page', () => {
  const words = new Set(sourcesIn('src').flatMap(wordsOfToasts));
  expect(words.size).toBeGreaterThan(50);
  expect(sourcesIn('tests/e2e').flatMap((source) => ambiguousLooks(source, words))).toEqual([]);
});

it.each([
  ["await expect(page.getByText('Signed Out')).toBeVisible();", true],
  ["await expect(page.getByText('Signed Out').last()).toBeVisible();", false],
  ["await expect(desk.getByText('Signed Out', { exact: true })).toBeVisible();", false],
  ["await expect(page.getByText('Anything else')).toBeVisible();", false],
])('of %s it says %s', (line, isAmbiguous) => {
  expect(ambiguousLooks(line, new Set(['Signed Out']))).toHaveLength(isAmbiguous ? 1 : 0);
});
