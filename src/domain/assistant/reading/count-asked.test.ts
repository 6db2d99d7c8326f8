import { expect, it } from 'vitest';
import { countAsked } from './count-asked.ts';

it.each([
  ['three desserts from japan', 3],
  ['give me 2 vegan soups', 2],
  ['Can you recommend five snacks?', 5],
  ['nenne mir drei Suppen', 3],
  ['Ich hätte gerne zwei Vorspeisen', 2],
  ['top 4 curries', 4],
  // No number of dishes.
  ['dinner for two', undefined],
  ['two people are coming', undefined],
  ['3 course meal', undefined],
  ['something under 2 of 5 spicy', undefined],
  ['30 minute meals', undefined],
  ['two of these', undefined],
  ['ein Nachtisch', undefined],
  ['zwei Personen, was kochen', undefined],
])('reads how many are asked for: %s', (prompt, count) => {
  expect(countAsked(prompt)).toBe(count);
});
