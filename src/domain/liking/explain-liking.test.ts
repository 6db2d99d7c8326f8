import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { anyFood, anyProfile } from '#tests/support/any-food.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { explainLiking, type RatedFood, type RatedTrait } from './explain-liking.ts';
import { ingredientGroupNames, ingredientGroupsOf } from './ingredient-groups.ts';
import { learnedTaste, untaughtTaste } from './learned-taste.ts';
import { foodFeatures } from './taste-features.ts';
import { TastePosterior } from './taste-posterior.ts';
import { tastePrior } from './taste-prior.ts';

const anyRated = fc.array(fc.record({ food: anyFood, stars: fc.integer({ min: 1, max: 5 }) }), { maxLength: 10 });

function explained(food: Food, profile: Parameters<typeof foodFeatures>[1], rated: readonly RatedFood[]) {
  const posterior = new TastePosterior(tastePrior());
  for (const one of rated) posterior.learn(foodFeatures(one.food, profile), one.stars);
  return explainLiking(food, { profile, taste: learnedTaste(posterior, []), rated, alike: [] });
}

/** As a reader of the sentence would check it, by other means than the model's. */
function has(food: RatedFood['food'], trait: RatedTrait): boolean {
  switch (trait.kind) {
    case 'word':
      return [...food.flavours, ...food.textures, ...food.aromas].some((word) => foldCase(word) === trait.name);
    case 'ingredient':
      return food.ingredients.some(
        (one) => (ingredientGroupsOf(one) & (1 << ingredientGroupNames.indexOf(trait.name))) !== 0,
      );
    case 'cuisine':
      return foldCase(food.origin) === foldCase(trait.name);
    case 'level':
      return !food.defaulted.includes(trait.name) && Math.abs(food.intensities[trait.name] - trait.level) <= 0.75;
  }
}

describe('why a member may like it (R33)', () => {
  it('says of ratings only what they were: the foods of the trait, and their mean; and of the food only what it has', () => {
    fc.assert(
      fc.property(anyFood, fc.option(anyProfile), anyRated, (food, profile, rated) => {
        const { forIt, against } = explained(food, profile, rated);
        const own = rated.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, rated.length);
        for (const reason of [...forIt, ...against]) {
          if (reason.topic !== 'rated') continue;
          const sharing = rated.filter((one) => has(one.food, reason.trait));
          expect(has(food, reason.trait)).toBe(true);
          expect(reason.foods).toBe(sharing.length);
          expect(reason.foods).toBeGreaterThan(0);
          expect(reason.mean).toBeCloseTo(sharing.reduce((sum, { stars }) => sum + stars, 0) / sharing.length, 9);
          if (reason.stars > 0) expect(reason.mean).toBeGreaterThanOrEqual(own - 1e-9);
          else expect(reason.mean).toBeLessThanOrEqual(own + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('names at most three each way, the largest first, and nothing of a profile that says nothing', () => {
    fc.assert(
      fc.property(anyFood, anyProfile, anyRated, (food, profile, rated) => {
        for (const reasons of Object.values({ ...explained(food, profile, rated), mustNot: [], unknown: [] }) as {
          stars: number;
        }[][]) {
          expect(reasons.length).toBeLessThanOrEqual(3);
          const sizes = reasons.map(({ stars }) => Math.abs(stars));
          expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        }
        const { forIt, against } = explained(food, emptyTasteProfile, rated);
        expect([...forIt, ...against].filter(({ topic }) => topic === 'profile')).toEqual([]);
      }),
    );
  });

  it('names a food that members rated alike only where it was given what points that way, and says that it was loved only where it was', () => {
    const anyAlike = fc.array(
      fc.record({
        name: fc.constantFrom('Ramen', 'Pho', 'Laksa'),
        stars: fc.integer({ min: 1, max: 5 }),
        isLoved: fc.boolean(),
        pull: fc.integer({ min: -90, max: 90 }).map((hundredths) => hundredths / 100),
      }),
      { maxLength: 4 },
    );
    const anyPull = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(anyFood, anyRated, anyAlike, anyPull, (food, rated, alike, pull) => {
        const taste = {
          ...untaughtTaste,
          alike: { places: new Map([[food.id, 0]]), stars: Float64Array.of(pull) },
        };
        const { forIt, against } = explainLiking(food, { profile: null, taste, rated, alike });
        for (const reason of [...forIt, ...against]) {
          if (reason.topic !== 'alike') continue;
          const named = alike.filter(({ name, stars }) => name === reason.food && stars === reason.given);
          expect(reason.stars).toBe(pull);
          expect(named.some((one) => one.pull * pull > 0)).toBe(true);
          if (pull > 0) expect(reason.given).toBeGreaterThanOrEqual(3);
          else expect(reason.given).toBeLessThanOrEqual(4);
          if (reason.isLoved) expect(pull > 0 && reason.given >= 4 && named.some((one) => one.isLoved)).toBe(true);
        }
        if (alike.every((one) => one.pull * pull <= 0))
          expect([...forIt, ...against].filter(({ topic }) => topic === 'alike')).toEqual([]);
      }),
    );
  });

  it('tells hotter from milder', () => {
    const profile = { ...emptyTasteProfile, spiceTolerance: 6 };
    const spicy = (level: number) =>
      explained(aFood({ intensities: { ...aFood().intensities, spicy: level }, defaulted: [] }), profile, []).against;
    expect(spicy(5)).toMatchObject([{ topic: 'profile', of: 'spice', isMore: true }]);
    expect(spicy(0)).toMatchObject([{ topic: 'profile', of: 'spice', isMore: false }]);
  });

  it('what must not be in it comes by itself, and what nobody stated is named', () => {
    const profile = { ...emptyTasteProfile, preferredFlavours: ['umami'], allergens: ['milk', 'egg'] };
    expect(explained(aFood({ flavours: ['umami'], allergens: ['milk'] }), profile, [])).toMatchObject({
      mustNot: [{ topic: 'allergen', words: ['milk'] }],
    });
    expect(explained(aFood({ flavours: ['umami'], allergens: null }), profile, [])).toMatchObject({
      mustNot: [],
      unknown: [{ topic: 'allergen' }, { topic: 'allergen' }],
    });
  });
});
