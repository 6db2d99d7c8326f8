import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { findFoods } from '#domain/search/find-foods.ts';
import { searchableFoods, searchEntry } from '#domain/search/search-foods.ts';
import { dish, nobody } from '#domain/testing/dishes.ts';
import type { FindFoodsQuestion, QuickQuestion } from './question-shapes.ts';
import { searchQuestions } from './search-questions.ts';

const { diet } = dish('Any');
const foods = [
  dish('Peanut Soup', { allergens: ['peanut'], diet: { ...diet, nut_free: false } }),
  dish('Leek Soup', { allergens: ['milk'], diet: { ...diet, nut_free: true, dairy_free: false } }),
  dish('Apple', { allergens: [], diet: { ...diet, nut_free: true, dairy_free: true } }),
  dish('Mystery Soup'),
];
const asked: { question?: FindFoodsQuestion; text?: string } = {};
const all = foods.map(({ id, name, nativeName, origin }) => ({ id, name, nativeName, origin, isFuzzy: false }));
const searches = searchQuestions({
  food: (id: FoodId) => foods.find((food) => food.id === id) ?? null,
  hits: (text) => ((asked.text = text), all),
  matches: (question) => {
    asked.question = question;
    const found = findFoods(searchableFoods(foods.map(searchEntry)), question.question, {
      memberId: null,
      profile: null,
      limit: question.limit,
    });
    return { total: found.total, ids: found.foods.map(({ id }) => id), points: found.points };
  },
});
const search = (text: string, kept: Partial<QuickQuestion> = {}) =>
  searches.searchFoods({ text, withoutAllergens: [], diet: [], ...kept });
const names = (found: ReturnType<typeof search>) => found.hits.map(({ name }) => name);

describe('a search that leaves something out (R29)', () => {
  it('finds only what is stated to be free of it, by the other words, and says what it left out', () => {
    const found = search('soup without peanuts');
    expect(names(found)).toEqual(['Leek Soup']);
    expect(found.denied).toEqual({ rest: 'soup', withoutAllergens: ['peanut'], diet: [], unstated: [], unknown: [] });
    expect(search('soup')).toEqual({ hits: all });
    expect(asked.text).toBe('soup');
  });

  it('lists what is left where the text says nothing else', () => {
    expect(names(search('peanut free')).toSorted()).toEqual(['Apple', 'Leek Soup']);
  });

  it('goes on leaving out what was denied before, by words that are not in the text any more', () => {
    expect(names(search('soup', { withoutAllergens: ['peanut'] }))).toEqual(['Leek Soup']);
    const both = search('no peanuts', { withoutAllergens: ['milk'] });
    expect(names(both)).toEqual(['Apple']);
    expect(both.denied).toMatchObject({ rest: '', withoutAllergens: ['milk', 'peanut'] });
    expect(names(search('', { withoutAllergens: ['milk'] }))).toEqual(['Apple']);
  });

  it('says of which diets nothing is stated, and leaves nothing out for them (R5)', () => {
    const found = search('halal soup');
    expect(found.denied).toMatchObject({ withoutAllergens: [], diet: [], unstated: ['halal'] });
    expect(found.hits).toHaveLength(all.length);
  });

  it('is a filter of the advanced search, beside those that are set', () => {
    const found = searches.findFoods({
      question: { ...everyFood, text: 'peanut free soup', withoutAllergens: ['milk'] },
      taster: nobody,
      uploaders: [],
      limit: 5,
    });
    expect(found.denied).toEqual({ rest: 'soup', withoutAllergens: ['peanut'], diet: [], unstated: [], unknown: [] });
    expect(asked.question?.question).toMatchObject({ text: 'soup', withoutAllergens: ['milk', 'peanut'] });
  });
});
