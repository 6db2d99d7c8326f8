import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/ask-everyday.ts';
import { dish } from '#domain/testing/dishes.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { germanIngredient } from './german-ingredients.ts';
import { ingredientsIn, isStatedIn } from './ingredient-words.ts';

const stating = (ingredient: string) => dish('Dish', { ingredients: [ingredient] });
/** Whether what an English word asks for is stated by an ingredient. */
function isOf(english: string, ingredient: string): boolean {
  const [asked] = ingredientsIn(english, 'en');
  expect(asked?.words).toBe(english);
  return asked !== undefined && isStatedIn(stating(ingredient), asked.ingredient);
}

describe('what a record states to be in a food', () => {
  it.each([
    ['mango', 'mangosteen'],
    ['mango', 'ogbono seeds (bush mango kernels)'],
    ['herbs', 'dried guindilla chilli'],
    ['herbs', 'quesadilla cheese'],
    ['seaweed', 'kombucha culture'],
    ['corn', 'garam masala'],
    ['corn', 'wheat flour tortilla'],
    ['offal', 'slivered almonds'],
    ['stale bread', 'breadfruit'],
    ['radish', 'horseradish'],
    ['poultry', 'pigeon peas'],
    ['poultry', 'salted duck egg'],
    ['duck', 'salted duck egg'],
    ['peas', 'dried butterfly pea flowers'],
    ['cherries', 'cherry tomatoes'],
    ['orange', 'orange food colouring'],
    ['potatoes', 'sweet potato'],
    ['banana', 'banana leaf'],
    ['lime', 'slaked lime'],
    ['goat', 'goat whey'],
    ['beetroot', 'sugar beet syrup'],
    ['apple', 'pineapple'],
  ])('%s is not in “%s”', (english, ingredient) => expect(isOf(english, ingredient)).toBe(false));

  it.each([
    ['mango', 'green mango'],
    ['herbs', 'fresh dill'],
    ['seaweed', 'kombu'],
    ['corn', 'masa harina'],
    ['offal', 'chicken livers'],
    ['stale bread', 'breadcrumbs'],
    ['radish', 'daikon radish'],
    ['poultry', 'roast duck'],
    ['cherries', 'sour cherries'],
    ['potatoes', 'floury potatoes'],
    ['banana', 'sweetened banana'],
    ['lime', 'kaffir lime leaf'],
  ])('%s is in “%s”', (english, ingredient) => expect(isOf(english, ingredient)).toBe(true));

  it.each([
    ['birnen', 'pearl barley'],
    ['mangold', 'Chardonnay grapes'],
    ['rosen', 'rosemary'],
    ['butter', 'peanut butter'],
    ['maismehl', 'garam masala'],
  ])('German: %s is not in “%s”', (german, ingredient) => {
    const named = [
      ...ingredientsIn(german, 'de').map((one) => one.ingredient),
      ...[germanIngredient(german)].flatMap((one) => one ?? []),
    ];
    expect(named.filter((one) => isStatedIn(stating(ingredient), one))).toEqual([]);
  });

  it.each([
    ['which dishes contain fish sauce', /fish sauce/i],
    ['dishes with soy sauce', /soya? sauce/i],
    ['what has oyster sauce in it', /oyster sauce/i],
    ['something with sesame oil', /sesame oil/i],
    ['dishes made with shrimp paste', /shrimp paste/i],
    ['something with cream cheese', /cream cheese/i],
    ['something with rice flour', /rice flour/i],
    ['anything with almond flour', /almond/i],
    ['something with palm sugar', /palm sugar/i],
  ])('“%s” lists what states just that', (prompt, stated) => {
    const { listed } = ask(prompt);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(({ name, ingredients }) => ![name, ...ingredients].some((one) => stated.test(one)))).toEqual(
      [],
    );
  });

  /** Of one word, and still of the thing itself. */
  const compounds =
    /^(?:straw|rasp|blue|black|cran|goose|elder|bil|lingon|bar|red|black)?(?:berr|curr)|^soybean|^gingerbread|^gochujang|^breadcrumb|panko|^beetroot|^watermelon|^spearmint|^buttermilk|^oatmeal|^cornmeal|^aniseed|^sourdough|^cockerel|^sauerkraut|^oxtail/;

  it('is found by whole words in all foods of the catalogue', () => {
    const stated = [...new Set(starterFoods.flatMap(({ ingredients }) => ingredients))];
    const words = [
      ...new Set(
        starterFoods.flatMap(({ ingredients }) =>
          ingredients.flatMap((one) => one.toLowerCase().match(/[a-z]+/g) ?? []),
        ),
      ),
    ];
    const asked = new Map(
      words.flatMap((word) =>
        ingredientsIn(word, 'en').map(({ ingredient }) => [ingredient.name.en, ingredient] as const),
      ),
    );
    const inside = [...asked.values()].flatMap(({ name, stated: pattern }) =>
      stated.flatMap((one) => {
        const found = pattern.exec(one);
        if (found === null) return [];
        const rest = one.slice(found.index + found[0].length);
        const isCutOff = /^[a-zà-ÿ]/i.test(rest) && !/^(?:e?s|ies|y)\b/.test(rest);
        const isWithin = /[a-zà-ÿ]/i.test(one[found.index - 1] ?? '') && /^[a-z]/i.test(found[0]);
        const word =
          /[a-zà-ÿ]*$/i.exec(one.slice(0, found.index))?.[0] + found[0] + (/^[a-zà-ÿ]*/i.exec(rest)?.[0] ?? '');
        return (isCutOff || isWithin) && !compounds.test(word) ? [`${name.en} in “${one}”`] : [];
      }),
    );
    expect(asked.size).toBeGreaterThan(60);
    expect(inside).toEqual([]);
  });
});
