import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { germanNames } from '#tests/support/german-names.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { judge } from './testing/ask-ordinary.ts';
import { isSoup } from './words/food-kinds.ts';
import type { JudgedAnswer } from './testing/good-answer.ts';

function ask(prompts: readonly string[], language: 'en' | 'de'): JudgedAnswer {
  const { answered } = judge(
    [{ ask: prompts.at(-1) ?? '', before: prompts.slice(0, -1), language, good: () => true }],
    { foods: starterFoods, germanNames },
  );
  const [only] = answered;
  if (only === undefined) throw new Error('It was not asked.');
  return only.answer;
}

const is = (course: string) => (food: Food) => courseOf(food) === course;
const isDrink = is('drink');

describe('how many are asked for (spec 1 §7)', () => {
  it.each([
    ['three desserts from japan', 'en', 3],
    ['suggest two vegan snacks', 'en', 2],
    ['drei Suppen aus Asien', 'de', 3],
    ['nenne mir 2 Getränke', 'de', 2],
  ] as const)('%s', (prompt, language, count) => {
    expect(ask([prompt], language).foods).toHaveLength(count);
  });

  it.each([
    ['two soups and a salad', 'en', [isSoup, isSoup, (food: Food) => /salad/i.test(food.name)]],
    ['a spicy soup and two desserts', 'en', [isSoup, is('dessert'), is('dessert')]],
    ['zwei Desserts und ein Getränk aus Mexiko', 'de', [is('dessert'), is('dessert'), isDrink]],
  ] as const)('of several kinds: %s', (prompt, language, tests) => {
    const { foods } = ask([prompt], language);
    expect(foods).toHaveLength(tests.length);
    expect(tests.filter((test, at) => foods[at] !== undefined && test(foods[at]))).toHaveLength(tests.length);
  });

  it('takes where they are from, said after the last, for each', () => {
    const { foods } = ask(['zwei Desserts und ein Getränk aus Mexiko'], 'de');
    expect(foods.map(({ origin }) => origin)).toEqual(foods.map(() => 'Mexican'));
  });

  it('says which of them it does not find', () => {
    expect(ask(['a soup and an insect from italy'], 'en').notUnderstood.join(' ')).toContain('insect');
  });
});

describe('ordinary ways to ask', () => {
  it.each([
    ['a sour drink', ['something sour to drink'], 'en', (food: Food) => isDrink(food) && food.intensities.sour >= 2],
    ['what weather is hot', ['something light for a hot evening'], 'en', (food: Food) => food.intensities.spicy <= 2],
    ['what is not to be in it, after', ['noodles', 'without soup'], 'en', (food: Food) => !isSoup(food)],
    [
      'what can hardly be chewed',
      ['meine oma kann nicht gut kauen'],
      'de',
      (food: Food) => !food.textures.includes('crunchy'),
    ],
    ['what goes with a kind of beer', ['was passt zu einem Weizenbier'], 'de', (food: Food) => !is('dessert')(food)],
    ['a dessert after what is not here', ['welche nachspeise passt nach gulasch'], 'de', is('dessert')],
    ['filled dumplings', ['gefüllte teigtaschen'], 'de', (food: Food) => !/klopse/i.test(food.name)],
  ] as const)('%s', (_, prompts, language, passes) => {
    const { foods } = ask(prompts, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter((food) => !passes(food)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['teriyaki', 'en'],
    ['wan tan', 'de'],
  ] as const)('takes no word that people know for a slip of another: %s', (prompt, language) => {
    expect(ask([prompt], language).text).not.toMatch(/I take it|Ich nehme an/);
  });

  it('avoids the cheese, and names no mushrooms, where neither is liked', () => {
    const { foods, avoiding } = ask(['I dont like cheese or mushrooms'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect((avoiding ?? []).toSorted()).toEqual(['milk', 'mushrooms']);
    expect(foods.filter((food) => food.ingredients.some((one) => /mushroom|cheese/i.test(one)))).toEqual([]);
  });

  it('names something where anything will do', () => {
    for (const prompt of ['give me a random dish', 'you choose'])
      expect(ask([prompt], 'en').foods.length).toBeGreaterThan(1);
  });
});
