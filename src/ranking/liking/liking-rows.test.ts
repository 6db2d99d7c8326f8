import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedStars, learnedTaste, likingPercent } from '#domain/liking/learned-taste.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { tastePrior } from '#domain/liking/taste-prior.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/in-one-go.ts';
import { anyCatalogue, anyFood, anyProfile } from '#tests/support/any-food.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';

const anyRated = fc.array(fc.record({ food: anyFood, stars: fc.integer({ min: 1, max: 5 }) }), { maxLength: 6 });

describe('what a member is expected to like, over columns (R33)', () => {
  it("is the domain's, row by row, in stars and to the percent", () => {
    fc.assert(
      fc.property(anyCatalogue, fc.option(anyProfile), anyRated, (foods, profile, rated) => {
        const posterior = new TastePosterior(tastePrior());
        const lessons = rated.map(({ food, stars }) => ({ features: foodFeatures(food, profile), target: stars }));
        for (const { features, target } of lessons) posterior.learn(features, target);
        const taster = { profile, taste: learnedTaste(posterior, lessons) };
        const base = inOneGo(buildCatalogue(foods.map(tasteTraitsOf)));
        const rows = foods.map((_, row) => base.foodAt(row));
        const stars = base.orders.liking(taster).stars;
        for (const [row, food] of rows.entries()) {
          const features = foodFeatures(food, profile);
          if (features.places.length === 1) expect(stars[row]).toBe(Number.NEGATIVE_INFINITY);
          else expect(stars[row]).toBeCloseTo(expectedStars(features, food, taster.taste), 9);
        }
        expect([...base.orders.percents(taster)]).toEqual(rows.map((food) => likingPercent(food, taster)));
      }),
      { numRuns: 200 },
    );
  });
});
