import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Food } from '#domain/foods/food.ts';
import { mustHaveStatus } from '#domain/personal/taste-match.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyFood, anyProfile } from '#tests/support/any-food.ts';
import {
  expectedStars,
  isTasteKnown,
  learnedTaste,
  likingOf,
  likingPercent,
  normalShare,
  tellsTaste,
  untaughtTaste,
} from './learned-taste.ts';
import { foodFeatures } from './taste-features.ts';
import { TastePosterior } from './taste-posterior.ts';
import { tastePrior } from './taste-prior.ts';

const anyRatings = fc.array(fc.record({ food: anyFood, stars: fc.integer({ min: 1, max: 5 }) }), { maxLength: 8 });

function taughtBy(
  ratings: readonly { readonly food: Food; readonly stars: number }[],
  profile: Parameters<typeof foodFeatures>[1],
) {
  const posterior = new TastePosterior(tastePrior());
  const lessons = ratings.map(({ food, stars }) => ({ features: foodFeatures(food, profile), target: stars }));
  for (const { features, target } of lessons) posterior.learn(features, target);
  return learnedTaste(posterior, lessons);
}

describe('the percentage of "Will I like it?" (R33)', () => {
  it.each([
    [0, 0.5],
    [1, 0.841345],
    [-1, 0.158655],
    [1.959964, 0.975],
    [-4, 0.0000317],
  ])('knows the share of a normal distribution below %d', (z, share) => {
    expect(normalShare(z)).toBeCloseTo(share, 5);
  });

  it('gives no figure while nothing is known of the taste, and says how many ratings are missing', () => {
    const food = aFood({ flavours: ['smoky'] });
    expect(likingOf(food, { profile: null, taste: untaughtTaste })).toEqual({ kind: 'taste-unknown', missing: 3 });
    expect(
      likingOf(food, {
        profile: { ...emptyTasteProfile, allergens: ['milk'] },
        taste: { ...untaughtTaste, worth: 2 },
      }),
    ).toEqual({ kind: 'taste-unknown', missing: 1 });
    expect(likingOf(food, { profile: null, taste: { ...untaughtTaste, worth: 3 } }).kind).toBe('liking');
    expect(likingOf(food, { profile: { ...emptyTasteProfile, spiceTolerance: 4 }, taste: untaughtTaste }).kind).toBe(
      'liking',
    );
  });

  it('gives none for a food of which nothing is stated (R4), and says so of what must not be in it', () => {
    const profile = { ...emptyTasteProfile, spiceTolerance: 1, preferredFlavours: ['umami'] };
    expect(likingOf(aFood(), { profile, taste: untaughtTaste })).toEqual({ kind: 'little-known', mustHaves: 'met' });
    expect(
      likingOf(aFood({ allergens: null }), { profile: { ...profile, allergens: ['milk'] }, taste: untaughtTaste }),
    ).toEqual({ kind: 'little-known', mustHaves: 'unknown' });
    expect(
      likingOf(aFood({ allergens: ['milk'] }), { profile: { ...profile, allergens: ['milk'] }, taste: untaughtTaste }),
    ).toMatchObject({ kind: 'liking', percent: 5 });
  });

  it('is a whole percentage between 1 and 99, held down by must-haves, whatever was rated (R5)', () => {
    fc.assert(
      fc.property(anyFood, anyProfile, anyRatings, (food, profile, ratings) => {
        const liking = likingOf(food, { profile, taste: taughtBy(ratings, profile) });
        if (liking.kind !== 'liking') return;
        expect(Number.isInteger(liking.percent)).toBe(true);
        expect(liking.percent).toBeGreaterThanOrEqual(1);
        expect(liking.percent).toBeLessThanOrEqual({ met: 99, unknown: 60, unmet: 5 }[mustHaveStatus(food, profile)]);
      }),
    );
  });

  it('a food of which little is stated does not beat the same one that is known to fit', () => {
    const liked = ['umami', 'smoky', 'rich', 'savory', 'fresh'];
    fc.assert(
      fc.property(fc.subarray(liked, { minLength: 1 }), fc.subarray(liked), (words, fewer) => {
        const profile = { ...emptyTasteProfile, preferredFlavours: liked };
        const known = aFood({ flavours: words });
        const little = aFood({ flavours: words.filter((word) => fewer.includes(word)) });
        expect(likingPercent(little, { profile, taste: untaughtTaste })).toBeLessThanOrEqual(
          likingPercent(known, { profile, taste: untaughtTaste }),
        );
      }),
    );
  });

  it('rises with good ratings of the like and falls with bad ones', () => {
    const smoky = { flavours: ['smoky', 'charred'], origin: 'Thai', ingredients: ['pork belly'] };
    const taster = (stars: number) => ({
      profile: null,
      taste: taughtBy(
        [1, 2, 3].map(() => ({ food: aFood(smoky), stars })),
        null,
      ),
    });
    const percents = [1, 2, 3, 4, 5].map((stars) => likingPercent(aFood(smoky), taster(stars)));
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents[4]).toBeGreaterThan((percents[0] ?? 0) + 30);
  });

  it('never takes a default for evidence (R4): a default level says nothing, whatever it is', () => {
    fc.assert(
      fc.property(anyFood, anyProfile, anyRatings, fc.integer({ min: 0, max: 5 }), (food, profile, ratings, level) => {
        const taste = taughtBy(ratings, profile);
        const unstated = { ...food, defaulted: [...food.defaulted, 'spicy' as const] };
        const stars = (of: Food) => expectedStars(foodFeatures(of, profile), of, taste);
        expect(stars({ ...unstated, intensities: { ...food.intensities, spicy: level } })).toBe(stars(unstated));
      }),
    );
  });

  it('rests on a quiz that told something, or on three ratings', () => {
    expect(tellsTaste(emptyTasteProfile)).toBe(false);
    expect(
      tellsTaste({ ...emptyTasteProfile, allergens: ['milk'], dietaryRestrictions: ['vegan'], adventureLevel: 4 }),
    ).toBe(false);
    fc.assert(
      fc.property(anyProfile, fc.nat(5), (profile, ratings) => {
        expect(isTasteKnown({ profile, taste: { ...untaughtTaste, ratings } })).toBe(
          tellsTaste(profile) || ratings >= 3,
        );
      }),
    );
  });
});
