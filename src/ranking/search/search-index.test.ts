import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/food.ts';
import { searchableFoods, searchEntry, searchFoods } from '#domain/search/search-foods.ts';
import { anyCatalogue, anyFood } from '#tests/support/any-food.ts';
import { SearchIndex } from './search-index.ts';

const queries = [
  'r', 'a', 'ra', 'ram', 'ramen', 'ramne', 'rmaen', 'steka', 'tea', 'thai', 'Tahi', 'umami', 'pho', 'phở bò', 'bo pho', 'ラー', 'mac cheese', 'cheese mac', 'beef herbs',
  'herbs japanese', 'warm soup', 'creme', 'crmee brulee', 'unheard', 'xyzzy', ' ', '&',
];

function indexOf(foods: readonly Food[]): SearchIndex<Food> {
  const index = new SearchIndex<Food>();
  for (const food of foods) index.upsert(searchEntry(food));
  return index;
}

function plain(foods: readonly Food[], text: string) {
  return searchFoods(searchableFoods(foods.map(searchEntry)), text);
}

describe('the search index', () => {
  it('answers as the plain rule does, result by result', () => {
    fc.assert(fc.property(anyCatalogue, (foods) => {
      const index = indexOf(foods);
      for (const text of queries) expect(index.searchFoods(text)).toEqual(plain(foods, text));
    }));
  });

  it('answers after any changes and removals as one built from what is left', () => {
    const change = fc.record({ at: fc.nat(30), food: fc.option(anyFood) });
    fc.assert(fc.property(anyCatalogue, fc.array(change, { maxLength: 20 }), (foods, changes) => {
      const index = indexOf(foods);
      const left = new Map(foods.map((food) => [food.id, food]));
      for (const { at, food } of changes) {
        const id = `food${String(at).padStart(11, '0')}` as Food['id'];
        if (food === null) {
          index.remove(id);
          left.delete(id);
        } else {
          index.upsert(searchEntry({ ...food, id }));
          left.set(id, { ...food, id });
        }
      }
      for (const text of queries) expect(index.searchFoods(text)).toEqual(plain([...left.values()], text));
    }));
  });

  it('leaves its old rows behind without finding them, also when it has rebuilt itself', () => {
    const foods = fc.sample(anyFood, { numRuns: 20, seed: 7 }).map((food, at) => ({ ...food, id: `food${String(at).padStart(11, '0')}` as Food['id'] }));
    const index = indexOf(foods);
    for (let round = 0; round < 400; round += 1) for (const food of foods) index.upsert(searchEntry(food));
    for (const text of queries) expect(index.searchFoods(text)).toEqual(plain(foods, text));
  });
});
