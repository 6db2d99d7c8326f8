import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { type LearnedTaste, untaughtTaste } from '#domain/liking/learned-taste.ts';
import { alikeStarsOf } from '#domain/liking/rated-alike.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { anyCatalogue, anyFood, anyProfile } from '#tests/support/any-food.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { placeOf } from '#domain/liking/taste-features.ts';
import { TasteLearner } from './taste-learner.ts';

const mina = 'member000000001' as MemberId;
const idAt = (place: number) => `food${String(place).padStart(11, '0')}` as FoodId;
const anyStars = fc.integer({ min: 1, max: 5 });
const anyTasting = fc.option(
  fc.record({
    levels: fc.dictionary(
      fc.constantFrom(...intensityNames),
      fc.nat(50).map((tenths) => tenths / 10),
    ),
    words: fc.constant([{ part: 'flavours' as const, word: 'umami', agrees: false }]),
  }),
);
const anyRating = fc.record({
  foodId: fc.nat(24).map(idAt),
  stars: anyStars,
  tasting: anyTasting,
  // What was compared, too, is a place with a weight, and may have no stars of its own (R33).
  weight: fc.constantFrom(1, 0.2, 1.7),
  given: fc.option(anyStars),
});
const anyRatings = fc.uniqueArray(anyRating, {
  selector: ({ foodId }) => foodId,
  maxLength: 10,
});
/** What may happen on the way: all ratings as they are then, a food that changes, or somebody who looks. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('ratings' as const), ratings: anyRatings }),
  fc.record({ kind: fc.constant('food' as const), place: fc.nat(24), food: anyFood }),
  fc.constant({ kind: 'look' as const }),
);

function expectSame(one: LearnedTaste, other: LearnedTaste) {
  expect(one.ratings).toBe(other.ratings);
  expect(one.deviation).toBeCloseTo(other.deviation, 8);
  for (const [at, value] of other.means.entries()) expect(one.means[at]).toBeCloseTo(value, 8);
}

describe('the learner of the ranking worker (R33)', () => {
  it('knows after any ratings, edits, withdrawals and changes of foods what it would know had only the last of them been', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.option(anyProfile),
        fc.array(anyStep, { maxLength: 8 }),
        anyRatings,
        (catalogue, profile, steps, last) => {
          const foods = new Map<FoodId, Food>(catalogue.map((food) => [food.id, food]));
          const asker = { memberId: mina, profile };
          const learner = new TasteLearner((id) => foods.get(id) ?? null);
          for (const step of steps) {
            if (step.kind === 'ratings') learner.onRatings(mina, step.ratings);
            else if (step.kind === 'look') learner.tasteOf(asker);
            else {
              foods.set(idAt(step.place), { ...step.food, id: idAt(step.place) });
              learner.onFoods([idAt(step.place)]);
            }
          }
          learner.onRatings(mina, last);
          const plain = new TasteLearner((id) => foods.get(id) ?? null);
          plain.onRatings(mina, last.toReversed());
          expectSame(learner.tasteOf(asker), plain.tasteOf(asker));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('learns from how a rated food tasted, and anew when that is told otherwise (R32)', () => {
    const food = aFood({ id: idAt(1), intensities: { sweet: 0, salty: 0, sour: 0, bitter: 0, umami: 0, spicy: 0 } });
    const asker = { memberId: mina, profile: null };
    const learner = new TasteLearner(() => food);
    const likesSpice = (spicy: number | null) => {
      const tasting = spicy === null ? null : { levels: { spicy }, words: [] };
      learner.onRatings(mina, [{ foodId: idAt(1), stars: 5, tasting }]);
      return learner.tasteOf(asker).means[placeOf('level', 'spicy')] ?? 0;
    };
    const untold = likesSpice(null);
    expect(likesSpice(5)).toBeGreaterThan(untold + 0.01);
    expect(likesSpice(null)).toBeCloseTo(untold, 9);
  });

  it('lifts what members rated like a food that was liked more than expected, and lowers it the other way', () => {
    const [own, other] = [aFood({ id: idAt(1), name: 'Own' }), aFood({ id: idAt(2) })];
    const asker = { memberId: mina, profile: null };
    const learner = new TasteLearner((id) => (id === own.id ? own : other));
    const starsOf = () => alikeStarsOf(learner.tasteOf(asker).alike, other.id);
    learner.onRatings(mina, [{ foodId: own.id, stars: 5 }]);
    expect(starsOf()).toBe(0);
    expect(learner.ratedAlike(asker, other.id)).toEqual([]);
    const alike = new Map([[own.id, [{ id: other.id, weight: 0.4, isLoved: true }]]]);
    learner.onAlike(alike);
    expect(starsOf()).toBeGreaterThan(0);
    expect(learner.ratedAlike(asker, other.id)).toMatchObject([{ name: 'Own', stars: 5, isLoved: true }]);
    learner.onRatings(mina, [{ foodId: own.id, stars: 1 }]);
    expect(starsOf()).toBeLessThan(0);
    const before = learner.tasteOf(asker);
    learner.onAlike(alike);
    expect(learner.tasteOf(asker)).toBe(before);
    expect(learner.ratedAlike({ ...asker, memberId: 'member000000002' as MemberId }, other.id)).toEqual([]);
    learner.onAlike(new Map());
    expect(starsOf()).toBe(0);
  });

  it('learns a taste anew for another profile, and nothing of another member', () => {
    fc.assert(
      fc.property(anyCatalogue, anyProfile, anyProfile, anyRatings, (catalogue, one, other, ratings) => {
        const foodOf = (id: FoodId) => catalogue.find((food) => food.id === id) ?? null;
        const [learner, plain] = [new TasteLearner(foodOf), new TasteLearner(foodOf)];
        for (const each of [learner, plain]) each.onRatings(mina, ratings);
        learner.tasteOf({ memberId: mina, profile: one });
        expectSame(
          learner.tasteOf({ memberId: mina, profile: other }),
          plain.tasteOf({ memberId: mina, profile: other }),
        );
        expect(learner.tasteOf({ memberId: 'member000000002' as MemberId, profile: other })).toBe(untaughtTaste);
        learner.onRatings(null, []);
        expect(learner.tasteOf({ memberId: mina, profile: other })).toBe(untaughtTaste);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same taste as long as nothing changed, so that nothing is counted twice', () => {
    fc.assert(
      fc.property(anyCatalogue, anyRatings, (catalogue, ratings) => {
        const learner = new TasteLearner((id) => catalogue.find((food) => food.id === id) ?? null);
        learner.onRatings(mina, ratings);
        const first = learner.tasteOf({ memberId: mina, profile: null });
        learner.onRatings(
          mina,
          ratings.map((rating) => ({ ...rating })),
        );
        learner.onFoods('all');
        expect(learner.tasteOf({ memberId: mina, profile: null })).toBe(first);
      }),
      { numRuns: 40 },
    );
  });
});
