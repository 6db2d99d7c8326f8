import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import type { FoodId } from './ids.ts';
import { amendQuickSearch, prepareQuickSearch, type QuickSearchEntry } from './quick-search.ts';

const anEntry = fc
  .record({
    id: fc.constantFrom(...Array.from({ length: 12 }, (_, place) => `food${place}` as FoodId)),
    name: fc.constantFrom('Pho', 'Ramen', 'Ragù', 'Soup', 'Soba'),
    rating: fc.constantFrom(3, 4.2, 5),
    reviewCount: fc.constantFrom(0, 1, 30),
  })
  .map((parts): QuickSearchEntry => aFood(parts));
const someEntries = fc.uniqueArray(anEntry, { selector: ({ id }) => id });

describe('amendQuickSearch', () => {
  it('is what preparing the amended catalogue anew gives, whatever came, changed and went', () => {
    fc.assert(
      fc.property(someEntries, someEntries, fc.subarray(Array.from({ length: 14 }, (_, place) => `food${place}` as FoodId)), (before, changed, leaving) => {
        const gone = new Set(leaving.filter((id) => changed.every((entry) => entry.id !== id)));
        const touched = new Set([...gone, ...changed.map(({ id }) => id)]);
        const after = [...before.filter(({ id }) => !touched.has(id)), ...changed];
        expect(amendQuickSearch(prepareQuickSearch(before), { changed, gone })).toEqual(prepareQuickSearch(after));
      }),
    );
  });
});
