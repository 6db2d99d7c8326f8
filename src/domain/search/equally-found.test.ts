import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/values/day.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { anyFood } from '#tests/support/any-food.ts';
import { equallyFound } from './equally-found.ts';
import { findFoods } from './find-foods.ts';
import { everyFood, type FoodQuestion, searchSorts } from './food-question.ts';
import { placePromoted } from './place-promoted.ts';
import { searchableFoods, searchEntry } from './search-foods.ts';

const rated = (rating: number, reviewCount: number) => ({ rating, reviewCount, defaulted: [] });
const isEqual = (
  question: Partial<FoodQuestion>,
  one: readonly [rating: number, reviews: number, points?: string],
  other: readonly [rating: number, reviews: number, points?: string],
) => {
  const [first, second] = [one, other].map(([rating, reviews, points]) =>
    equallyFound({ ...everyFood, ...question }, { food: rated(rating, reviews), points }),
  );
  return first !== undefined && first === second;
};

describe('foods among which one may be promoted (R34)', () => {
  it.each([
    ['relevance', [4, 2, 'whole 80'], [4, 2, 'whole 80'], true],
    ['relevance', [4, 2, 'whole 80'], [4, 2, 'words 80'], false],
    ['relevance', [4, 2, 'whole 80'], [4, 2, 'whole 79.9'], false],
    ['relevance', [4, 2, 'whole 0'], [4.5, 2, 'whole 0'], false],
    ['relevance', [4, 2, 'whole 0'], [4, 3, 'whole 0'], false],
    ['relevance', [4, 2], [4, 2], false],
    ['rating', [4, 2, 'whole 80'], [4, 2, 'words 10'], true],
    ['rating', [4, 2], [4, 3], false],
    ['rating', [5, 0], [2, 0], true],
    ['reviews', [4, 2], [4, 2], true],
    ['reviews', [4, 2], [4.5, 2], false],
    ['newest', [4, 2, 'whole 80'], [4, 2, 'whole 80'], false],
    ['name', [4, 2, 'whole 80'], [4, 2, 'whole 80'], false],
    ['match', [4, 2, 'whole 80'], [4, 2, 'whole 80'], false],
  ] as const)('by %s: %j and %j: %s', (sort, one, other, equal) => {
    expect(isEqual({ sort }, one, other)).toBe(equal);
  });

  it.each([{ withoutAllergens: ['milk'] as const }, { diet: ['vegan'] as const }, { holding: ['egg'] as const }])(
    'are none where something is avoided or held: %j (R28)',
    (asked) => {
      for (const sort of searchSorts)
        expect(isEqual({ sort, ...asked }, [4, 2, 'whole 80'], [4, 2, 'whole 80'])).toBe(false);
    },
  );

  it('differ by nothing but the lot of the day: whoever is promoted, what was found stays found, and in its order', () => {
    const on = dayOf(0);
    const anyQuestion = fc.record({
      text: fc.constantFrom('', 'r', 'soup warm', 'ramne'),
      sort: fc.constantFrom(...searchSorts),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyFood, { selector: ({ id }) => id, maxLength: 12 }),
        anyQuestion,
        fc.func(fc.boolean()),
        (foods, asked, isPromoted) => {
          const question = { ...everyFood, ...asked };
          const asker = { memberId: null as MemberId | null, profile: null, on };
          const { foods: found, points } = findFoods(searchableFoods(foods.map(searchEntry)), question, asker);
          const hits = found.map((food, at) => {
            const quality = equallyFound(question, { food, points: points[at] });
            return { id: food.id, food, ...(quality === undefined ? {} : { quality }) };
          });
          const placed = placePromoted(hits, ({ id }) => isPromoted(id));
          const told = ({ food, quality }: (typeof hits)[number]) => [quality, quality === undefined ? food.id : ''];
          expect(placed.hits.map(told)).toEqual(hits.map(told));
        },
      ),
    );
  });
});
