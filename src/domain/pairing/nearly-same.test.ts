import { expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { must } from '#prelude/must.ts';
import { drinkKindOf } from './drink-kind.ts';
import { isNearlySame } from './nearly-same.ts';

const drinks = numberedFoods(builtInFoods).filter(({ course }) => course === 'drink');

it('R31: takes no drink for one of another kind, however few words describe the two; tea with milk is tea', () => {
  const hasTea = (one: Food) => one.ingredients.some((ingredient) => /\btea\b/.test(ingredient));
  const taken = drinks.flatMap((one) =>
    drinks
      .filter((other) => drinkKindOf(one) !== drinkKindOf(other) && !(hasTea(one) && hasTea(other)))
      .filter((other) => isNearlySame(one, other))
      .map((other) => `${one.name}, ${other.name}`),
  );
  expect(drinks.length).toBeGreaterThan(20);
  expect(taken).toEqual([]);
  const called = (name: string) =>
    must(
      drinks.find((drink) => drink.name === name),
      name,
    );
  expect(isNearlySame(called('Masala Chai'), called('Teh Tarik'))).toBe(true);
});

it('R31: knows two breads that taste alike, and not a main dish that shares some words', () => {
  const named = (name: string, words: Partial<Parameters<typeof aFood>[0]>) => aFood({ name, ...words });
  const levels = { sweet: 1, salty: 1, sour: 0, bitter: 0, umami: 1, spicy: 0 };
  const bread = named('One', { course: 'bread', flavours: ['wheaty'], textures: ['crusty'], intensities: levels });
  expect(isNearlySame(bread, { ...bread, name: 'Two' })).toBe(true);
  expect(isNearlySame(bread, { ...bread, flavours: ['sour', 'nutty'], textures: ['crusty', 'dense'] })).toBe(false);
  expect(isNearlySame(bread, { ...must(drinks[0], 'a drink') })).toBe(false);
});
