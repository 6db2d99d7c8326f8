import fc from 'fast-check';
import { type FoodQuestion, moods, searchSorts } from '#domain/search/food-question.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';

/** Any question of the advanced search with one of these texts. */
export function anyFoodQuestion(...texts: readonly string[]): fc.Arbitrary<FoodQuestion> {
  return fc.record({
    text: fc.constantFrom(...texts),
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
}
