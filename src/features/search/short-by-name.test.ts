import { describe, expect, it } from 'vitest';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { isShortByName } from './short-by-name.ts';

const ramen = { name: 'Tonkotsu Ramen', nativeName: 'ラーメン', translation: null };
const soup = {
  name: 'Jjajangmyeon',
  nativeName: '',
  translation: { name: 'Nudeln mit schwarzer Soße' },
};

describe('what tastes alike follows few results', () => {
  it.each<[string, Partial<FoodQuestion>, number, boolean]>([
    ['a name', { text: 'tonkotsu ramen' }, 1, true],
    ['a word of a name, in any writing', { text: ' RAMEN!' }, 2, true],
    ['the beginning of a word, as one types', { text: 'rame' }, 1, true],
    ['its name in its own script', { text: 'ラーメン' }, 1, true],
    ['more results', { text: 'ramen' }, 3, false],
    ['a word that no name has', { text: 'broth' }, 1, false],
    ['the inside of a word', { text: 'amen' }, 1, false],
    ['a name and a word beside it', { text: 'vegan ramen' }, 1, false],
    ['no text', { text: '  ' }, 1, false],
    ['a filter alone', { cuisine: 'Japanese' }, 1, false],
    ['a name and a diet', { text: 'ramen', diet: ['vegan'] }, 1, false],
    ['a name and an allergen', { text: 'ramen', withoutAllergens: ['egg'] }, 1, false],
    ['a name and a cuisine', { text: 'ramen', cuisine: 'Japanese' }, 1, false],
    ['a sort, which leaves nothing out', { text: 'ramen', sort: 'rating' }, 1, true],
  ])('%s', (_, asked, total, follows) => {
    expect(isShortByName({ ...everyFood, ...asked }, { total, best: ramen })).toBe(follows);
  });

  it('reads what the reader calls the food', () => {
    expect(isShortByName({ ...everyFood, text: 'schwarze sosse' }, { total: 1, best: soup })).toBe(false);
    expect(isShortByName({ ...everyFood, text: 'nudeln mit' }, { total: 1, best: soup })).toBe(true);
  });
  it.each(['vegan burger', 'veganer burger', 'vegetarian', 'halal'])(
    'never %s, which tells of more than taste',
    (text) => {
      const best = { name: 'Vegan Burger', nativeName: 'Vegetarian Halal', translation: { name: 'Veganer Burger' } };
      expect(isShortByName({ ...everyFood, text }, { total: 1, best })).toBe(false);
    },
  );
});
