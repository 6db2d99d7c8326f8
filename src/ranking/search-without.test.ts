import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/ids.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { dish, nobody } from '#domain/testing/dishes.ts';
import type { FindFoodsQuestion } from './ranking.ts';
import { searchWithout } from './search-without.ts';

const { diet } = dish('Any');
const foods = [dish('Peanut Soup', { allergens: ['peanut'], diet: { ...diet, nut_free: false } }), dish('Leek Soup', { allergens: [], diet: { ...diet, nut_free: true } }), dish('Mystery Soup')];
const asked: { question?: FindFoodsQuestion; text?: string } = {};
const all = foods.map(({ id, name, nativeName, origin }) => ({ id, name, nativeName, origin, isFuzzy: false }));
const searches = searchWithout({
  food: (id: FoodId) => foods.find((food) => food.id === id) ?? null,
  searchFoods: (text) => ((asked.text = text), all),
  findFoods: (question) => ((asked.question = question), { total: 0, ids: [] }),
});

describe('a search that leaves something out (R29)', () => {
  it('finds only what is stated to be free of it, by the other words', () => {
    expect(searches.searchFoods('soup without peanuts').map(({ name }) => name)).toEqual(['Leek Soup']);
    expect(asked.text).toBe('soup');
    expect(searches.searchFoods('soup')).toHaveLength(3);
  });

  it('is a filter of the advanced search, beside those that are set', () => {
    const found = searches.findFoods({ question: { ...everyFood, text: 'peanut free soup', withoutAllergens: ['milk'] }, taster: nobody, uploaders: [], limit: 5 });
    expect(found.denied).toEqual({ rest: 'soup', withoutAllergens: ['peanut'], diet: [], unstated: [] });
    expect(asked.question?.question).toMatchObject({ text: 'soup', withoutAllergens: ['milk', 'peanut'] });
  });
});
