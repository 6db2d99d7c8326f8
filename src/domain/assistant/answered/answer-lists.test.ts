import { describe, expect, it } from 'vitest';
import { courseOf } from '#domain/pairing/course.ts';
import type { Food } from '#domain/foods/food.ts';
import { germanNames } from '#tests/support/german-names.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { judge } from '#domain/assistant/testing/ask-ordinary.ts';
import { isSoup } from '#domain/assistant/words/kinds/food-kinds.ts';
import type { JudgedAnswer } from '#domain/assistant/testing/good-answer.ts';

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
    [
      'a starter two mains and a dessert',
      'en',
      [(food: Food) => !is('dessert')(food), is('main'), is('main'), is('dessert')],
    ],
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
    ['a dessert after what is not here', ['welche nachspeise passt nach saumagen'], 'de', is('dessert')],
    ['what is fizzy', ['something fizzy'], 'en', isDrink],
    ['bread that goes into soup', ['bread to dip in soup'], 'en', is('bread')],
    [
      'one kind or another',
      ['soup or salad'],
      'en',
      (food: Food) => isSoup(food) || /salad|slaw|ceviche/i.test(`${food.name} ${food.description}`),
    ],
    [
      'a kitchen after a taste that is not wanted',
      ['spicy but not sour thai'],
      'en',
      ({ origin }: Food) => origin === 'Thai',
    ],
    [
      'a kitchen beside a dislike',
      ['dont like raw fish, what japanese food'],
      'en',
      ({ origin }: Food) => origin === 'Japanese',
    ],
    [
      'an ingredient that is loved',
      ['what should i eat if i love garlic'],
      'en',
      (food: Food) => food.ingredients.some((one) => /garlic/i.test(one)),
    ],
    [
      'fish that is grilled',
      ['grilled fish with lemon'],
      'en',
      ({ allergens }: Food) => allergens?.includes('fish') === true,
    ],
    [
      'what goes with an ingredient',
      ['was passt zu lachs'],
      'de',
      ({ name, allergens }: Food) => name === 'Salmon' || allergens?.includes('fish') !== true,
    ],
    ['what stands for meat', ['alternative zu fleisch'], 'de', ({ diet }: Food) => diet.vegetarian === true],
    ['a region', ['bayerisches essen'], 'de', ({ origin }: Food) => origin === 'German'],
    ['a drink from where there is none', ['was trinken die leute in argentinien'], 'de', isDrink],
    ['what is crisp beside a drink', ['was knuspriges zum bier'], 'de', (food: Food) => !isDrink(food)],
    [
      'so many of what is an allergen, too',
      ['name three cheeses'],
      'en',
      ({ allergens }: Food) => allergens?.includes('milk') === true,
    ],
    [
      'a bound of heat that names chillies',
      ['korean without too much chilli'],
      'en',
      ({ intensities }: Food) => intensities.spicy <= 3,
    ],
    [
      'what is rich in a taste',
      ['umami rich vegetarian'],
      'en',
      ({ intensities, diet }: Food) => intensities.umami >= 2.5 && diet.vegetarian === true,
    ],
    [
      'one kind or another at some time',
      ['soup or salad for lunch'],
      'en',
      (food: Food) => isSoup(food) || /salad|slaw|ceviche/i.test(`${food.name} ${food.description}`),
    ],
    ['fish that is baked', ['fisch aus dem ofen'], 'de', ({ allergens }: Food) => allergens?.includes('fish') === true],
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

  it('puts a meal before what is sweet, where a kitchen and a diet are all that is said', () => {
    const [first] = ask(['greek food for vegetarians'], 'en').foods;
    expect(first === undefined || is('dessert')(first)).toBe(false);
  });

  it('names something where anything will do', () => {
    for (const prompt of ['give me a random dish', 'you choose'])
      expect(ask([prompt], 'en').foods.length).toBeGreaterThan(1);
  });
});
