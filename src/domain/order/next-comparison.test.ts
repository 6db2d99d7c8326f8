import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '#domain/foods/course.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { comparisonOf, type FoodComparison } from './food-comparison.ts';
import { chosenOpponent, MOST_QUESTIONS, opponentsOf } from './next-comparison.ts';
import { placeFoods, type TriedFood } from './place-foods.ts';

const id = (at: number) => `food${String(at).padStart(11, '0')}` as FoodId;
const none: ReadonlySet<FoodId> = new Set();

/** Asks about the last food as a screen does, with a member who likes foods by `liking` and tells foods of one liking apart by nothing. */
function askedAfter(tried: readonly TriedFood[], liking: (food: FoodId) => number, cannotSay = false) {
  const food = tried.at(-1)?.foodId ?? id(0);
  const comparisons: FoodComparison[] = [];
  const asked: FoodId[] = [];
  for (;;) {
    const opponents = opponentsOf({
      food,
      tried: tried.map(({ foodId }) => foodId),
      places: placeFoods(tried, comparisons),
      comparisons,
      skipped: none,
      questions: asked.length,
    });
    const than = chosenOpponent(null, opponents, () => null);
    if (than === null) return { asked, comparisons, places: placeFoods(tried, comparisons) };
    asked.push(than);
    const apart = liking(food) - liking(than);
    comparisons.push(
      comparisonOf(food, than, cannotSay ? 'unknown' : apart > 0 ? 'more' : apart < 0 ? 'less' : 'same'),
    );
  }
}

describe('the next question', () => {
  it('comes at most three times, about another food each time and never about the food itself', () => {
    const tried = fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(tried, fc.boolean(), fc.func(fc.integer({ min: 0, max: 4 })), (all, cannotSay, liking) => {
        const foods = all.map((stars, at) => ({ foodId: id(at), stars }));
        const { asked } = askedAfter(foods, liking, cannotSay);
        expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked).not.toContain(id(all.length - 1));
        if (all.length < 2) expect(asked).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['best', 6, 0],
    ['in the middle', 3.5, 2],
    ['worst', 0, 5],
  ])('places a food that is %s among five after three answers', (_what, liked, at) => {
    const stars = [1, 2, 3, 4, 5];
    const tried = [
      ...stars.map((given, place) => ({ foodId: id(place), stars: [given] })),
      { foodId: id(9), stars: [] },
    ];
    const { places } = askedAfter(tried, (food) => (food === id(9) ? liked : Number(food.slice(4)) + 1));
    expect(places.findIndex(({ foodId }) => foodId === id(9))).toBe(at);
  });

  it('asks first about what lies nearest', () => {
    const tried = [1, 3, 5].map((stars) => ({ foodId: id(stars), stars: [stars] }));
    const [first] = opponentsOf({
      food: id(9),
      tried: [...tried.map(({ foodId }) => foodId), id(9)],
      places: placeFoods([...tried, { foodId: id(9), stars: [5] }], []),
      comparisons: [],
      skipped: none,
      questions: 0,
    });
    expect(first?.foodId).toBe(id(5));
  });

  it('stops early where the place is sure enough, and asks about nothing that was answered or skipped', () => {
    const tried = Array.from({ length: 9 }, (_, at) => ({ foodId: id(at), stars: [4, 4] }));
    const comparisons = [1, 2, 3, 4, 5, 6].map((at) => comparisonOf(id(0), id(at), 'same'));
    const asked = (told: readonly FoodComparison[], skipped: ReadonlySet<FoodId>) =>
      opponentsOf({
        food: id(0),
        tried: tried.map(({ foodId }) => foodId),
        places: placeFoods(tried, told),
        comparisons: told,
        skipped,
        questions: 0,
      }).map(({ foodId }) => foodId);
    expect(asked(comparisons, none)).toEqual([]);
    expect(asked([comparisonOf(id(0), id(1), 'unknown')], new Set([id(2)]))).toEqual([3, 4, 5, 6, 7, 8].map(id));
  });

  it('prefers a food of the same course, and passes over what cannot be shown', () => {
    const opponents = [
      { foodId: id(1), gain: 0.3 },
      { foodId: id(2), gain: 0.25 },
      { foodId: id(3), gain: 0.29 },
    ];
    const courses = new Map<FoodId, Course | null>([
      [id(1), 'dessert'],
      [id(2), 'main'],
      [id(3), null],
    ]);
    expect(chosenOpponent('main', opponents, (food) => courses.get(food))).toBe(id(2));
    expect(chosenOpponent('main', opponents, (food) => (food === id(2) ? undefined : courses.get(food)))).toBe(id(3));
    expect(chosenOpponent('main', [], () => null)).toBeNull();
  });
});
