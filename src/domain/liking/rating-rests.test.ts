import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFood } from '#tests/support/any-food.ts';
import { ratingRests } from './rating-rests.ts';
import { foodFeatures } from './taste-features.ts';
import { TastePosterior } from './taste-posterior.ts';
import { tastePrior } from './taste-prior.ts';

it('leaves of each rating what a posterior of all the others would be surprised by (R33)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ food: anyFood, stars: fc.integer({ min: 1, max: 5 }) }), { maxLength: 8 }),
      (rated) => {
        const lessons = rated.map(({ food, stars }) => ({ features: foodFeatures(food, null), target: stars }));
        const rests = ratingRests(lessons);
        expect(rests).toHaveLength(lessons.length);
        for (const [at, { features, target }] of lessons.entries()) {
          const others = new TastePosterior(tastePrior());
          for (const [place, other] of lessons.entries()) if (place !== at) others.learn(other.features, other.target);
          expect(rests[at]).toBeCloseTo(target - others.expect(features), 8);
        }
      },
    ),
    { numRuns: 60 },
  );
});
