import { describe, expect, it } from 'vitest';
import { everyFood } from '#domain/search/food-question.ts';
import { avoidedByText } from './avoided-by-text.ts';

describe('a search by words', () => {
  it('what the words of the text leave out is shown, and taken off one by one (R29)', () => {
    const question = { ...everyFood, text: 'gluten free soup without egg', withoutAllergens: ['milk'] as const };
    const chips = avoidedByText(question, {
      rest: 'soup',
      withoutAllergens: ['gluten', 'egg'],
      diet: ['gluten_free', 'vegan'],
    });
    expect(chips.map(({ label }) => label)).toEqual([
      'Avoiding: gluten',
      'Avoiding: egg',
      'Avoiding what is not vegan',
    ]);
    expect(chips[0]?.without).toMatchObject({ text: 'soup', withoutAllergens: ['milk', 'egg'], diet: ['vegan'] });
    expect(chips[2]?.without).toMatchObject({ text: 'soup', withoutAllergens: ['milk', 'gluten', 'egg'], diet: [] });
  });
});
