import { describe, expect, it } from 'vitest';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { builtInSets, markedFoods } from '#tests/support/built-in-foods.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { searchableFoods, searchEntry, searchFoods } from './search-foods.ts';

const bulk = new Set([...builtInSets.bulk.values()].flat());
const firstFoods = markedFoods.filter((food) => !bulk.has(food));
const foods = searchableFoods(
  firstFoods.map(({ slug, ...columns }) => searchEntry(decodedFood({ ...columns, id: slug }))),
);
const found = (text: string) => searchFoods(foods, text).map(({ food }) => food);

describe('what is typed, over the foods of the first day', () => {
  it.each(['an', 'ba', 'ri', 'pho', 'ko'])(
    '“%s” finds what is called so, before what only comes from a place called so',
    (text) => {
      const isNamed = found(text).map(({ name, nativeName }) =>
        [name, nativeName].some((one) => foldSearchText(one).includes(text)),
      );
      expect(isNamed[0]).toBe(true);
      expect(isNamed).toEqual(isNamed.toSorted((one, other) => Number(other) - Number(one)));
    },
  );

  it.each([
    ['ramne', /ramen/i],
    ['tirmaisu', /tiramis/i],
  ])('“%s” is understood as it was meant', (text, meant) => {
    expect(found(text)[0]?.name).toMatch(meant);
  });

  it.each(['spicy', 'tangy', 'smoky', 'Thai', 'korean'])('“%s” finds foods by flavour and by cuisine', (text) => {
    expect(found(text).length).toBe(8);
  });

  it.each(['img', 'zzzz', 'xylophone'])('“%s” finds nothing', (text) => expect(found(text)).toEqual([]));
});
