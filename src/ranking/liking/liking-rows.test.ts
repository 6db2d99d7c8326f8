import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedStars, learnedTaste, likingPercent } from '#domain/liking/learned-taste.ts';
import { AlikeTable } from '#domain/liking/rated-alike.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { tastePrior } from '#domain/liking/taste-prior.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { anyCatalogue, anyFood, anyProfile } from '#tests/support/any-food.ts';
import { buildCatalogue } from '#ranking/catalogue.ts';

/** Of each rated food the place of the one that members rated like it: in the catalogue, or not in it. */
const anyLinks = fc.array(fc.nat(30), { minLength: 6, maxLength: 6 });
const anyRated = fc.array(fc.record({ food: anyFood, stars: fc.integer({ min: 1, max: 5 }) }), { maxLength: 6 });

describe('what a member is expected to like, over columns (R33)', () => {
  it("is the domain's, row by row, in stars and to the percent", () => {
    fc.assert(
      fc.property(anyCatalogue, fc.option(anyProfile), anyRated, anyLinks, (foods, profile, rated, links) => {
        const posterior = new TastePosterior(tastePrior());
        const lessons = rated.map(({ food, stars }) => ({
          foodId: food.id,
          features: foodFeatures(food, profile),
          target: stars,
        }));
        for (const { features, target } of lessons) posterior.learn(features, target);
        const ids = [...foods.map(({ id }) => id), 'food00000000999' as FoodId];
        const alike = new AlikeTable(
          new Map(
            rated.map(({ food }, at) => [
              food.id,
              [{ id: must(ids[(links[at] ?? 0) % ids.length], 'an id'), weight: 0.5, isLoved: false }],
            ]),
          ),
        );
        const taster = { profile, taste: learnedTaste(posterior, lessons, alike) };
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
