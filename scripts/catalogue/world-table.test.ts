import { expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { namedKeys } from '#domain/pairing/partners/partner-mentions.ts';
import { builtInSets } from '#tests/support/built-in-foods.ts';
import { readCatalogueFiles } from './read-catalogue-files.mjs';

const files = [...builtInSets.starter];
const starter = files.flatMap(([, foods]) => foods);
const counted = (kind: RegExp) => files.filter(([file]) => kind.test(file)).flatMap(([, foods]) => foods).length;

it('begins with 28 cuisines of twenty, single foods that people wonder about, what is eaten beside others, and favourites of any kitchen', () => {
  const cuisines = files.filter(([file]) => !/^(singles|companions|favourites)-|^quick-start$/.test(file));
  expect(cuisines.map(([file, foods]) => `${file}: ${foods.length}`).filter((one) => !one.endsWith(': 20'))).toEqual(
    [],
  );
  expect(cuisines.length).toBeGreaterThanOrEqual(28);
  expect(counted(/^singles-/)).toBeGreaterThanOrEqual(80);
  expect(counted(/^companions-/)).toBeGreaterThanOrEqual(60);
  expect(starter.length).toBeGreaterThanOrEqual(640);
});

it('leads from at least 850 of 1,000 mentions of partners to a food', () => {
  const names = new Set(starter.flatMap(({ name, native_name }) => [name, native_name].map(foldCase)));
  const led = starter.flatMap(({ best_paired_with: partners, origin }) =>
    partners.map((partner) => namedKeys(partner, origin).some((key) => names.has(key))),
  );
  expect(led.filter(Boolean).length / led.length).toBeGreaterThanOrEqual(0.85);
});

it('describes no two foods by one sentence, in the other languages too', () => {
  const said = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, texts } of readCatalogueFiles().textFiles)
    for (const [slug, words] of Object.entries(texts))
      for (const sentence of (words as { description: string }).description.split(/(?<=[.!?])\s+/u)) {
        const key = `${name.replace(/\/[^/]*$/, '')} ${sentence.toLowerCase()}`;
        const before = said.get(key);
        if (before !== undefined) twice.push(`${slug} and ${before}: ${sentence}`);
        said.set(key, slug);
      }
  expect(twice).toEqual([]);
});
