import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { everyFood } from '#domain/search/food-question.ts';
import { asksNothing, searchParameters, searchPlace } from './search-place.ts';
import { anyFoodQuestion } from '#tests/support/any-food-question.ts';

const anyQuestion = anyFoodQuestion('', 'ramen', 'mac & cheese', 'Phở');

describe('the address of a search (spec 2 §2.11)', () => {
  it('asks the same question again', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(searchPlace(searchParameters(question))).toEqual(question);
      }),
    );
  });

  it('takes mood and sort from the tiles of Explore', () => {
    expect(searchPlace(new URLSearchParams('mood=adventure'))).toEqual({ ...everyFood, mood: 'adventure' });
    expect(searchPlace(new URLSearchParams('sort=rating'))).toEqual({ ...everyFood, sort: 'rating' });
  });

  it('reads nonsense as if it were not there', () => {
    const nonsense = new URLSearchParams(
      'rating=4.3&mood=hungry&sort=random&spicy=5-1&sweet=x&diet=meat&without=love&flavour=%20',
    );
    expect(searchPlace(nonsense)).toEqual(everyFood);
    expect(asksNothing(searchPlace(nonsense))).toBe(true);
    expect(asksNothing({ ...everyFood, text: '  ' })).toBe(true);
  });
});
