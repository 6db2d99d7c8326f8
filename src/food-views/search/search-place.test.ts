import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { everyFood, type FoodQuestion, moods, searchSorts } from '#domain/search/food-question.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { asksNothing, searchParameters, searchPlace } from './search-place.ts';

const anyQuestion: fc.Arbitrary<FoodQuestion> = fc.record({
  text: fc.constantFrom('', 'ramen', 'mac & cheese', 'Phở'),
  cuisine: fc.constantFrom('', 'Thai', 'Sri Lankan'),
  minimumRating: fc.integer({ min: 0, max: 10 }).map((steps) => steps / 2),
  flavours: fc.subarray(['umami', 'smoky']),
  textures: fc.subarray(['silky', 'crunchy']),
  intensities: fc.constantFrom(
    {},
    { spicy: { from: 2, to: 4 } },
    { sweet: { from: 0, to: 1 }, umami: { from: 3, to: 5 } },
  ),
  withoutAllergens: fc.subarray([...allergenWords]),
  diet: fc.subarray([...dietaryFlagNames]),
  mood: fc.constantFrom(null, ...moods),
  sort: fc.constantFrom(...searchSorts),
});

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
