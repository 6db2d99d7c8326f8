import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTasteProfile, emptyTasteProfile, encodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { likingPercent, untaughtTaste } from '#domain/liking/learned-taste.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue, anyFood, anyProfile } from '#tests/support/any-food.ts';
import { likedAromas, likedCuisines } from './aroma-families.ts';
import { noDay } from '#domain/values/day.ts';
import { fitsMood, moodFoods, moodOfHour } from '#domain/search/mood-foods.ts';
import { answersOf, isAnswered, noQuizAnswers, profileAfterQuiz, quizQuestions } from './quiz.ts';
import { recommendFoods } from '#domain/liking/recommend-foods.ts';
import { tasteInsights } from './taste-insights.ts';
import { tasteMatch } from './taste-match.ts';

const mina = 'member000000001' as MemberId;
const rated = (rating: number): Partial<Food> => ({ rating, reviewCount: 2, defaulted: [] });

describe('the mood of an hour (spec 1 §2)', () => {
  it.each([
    [0, 'morning'],
    [10, 'morning'],
    [11, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [23, 'evening'],
  ])('%d is %s', (hour, mood) => {
    expect(moodOfHour(hour)).toBe(mood);
  });
});

describe('mood rules (spec 1 §9)', () => {
  it.each<['morning' | 'afternoon' | 'evening' | 'adventure' | 'comfort', Partial<Food>, boolean]>([
    ['morning', { flavours: ['Light'] }, true],
    ['morning', { flavours: ['fresh'] }, true],
    ['morning', { name: 'Green Tea' }, true],
    ['morning', { name: 'Breakfast tacos' }, true],
    ['morning', { name: 'Steak' }, false],
    ['morning', { name: 'Breakfast stew', flavours: ['fresh'] }, true],
    ['morning', { name: 'Lamb stew', flavours: ['fresh', 'light'] }, false],
    ['morning', { name: 'Sake', course: 'drink', flavours: ['fresh'] }, false],
    ['afternoon', { flavours: ['savory'], ...rated(3.6) }, true],
    ['afternoon', { flavours: ['savory'], ...rated(3.5) }, false],
    ['afternoon', { flavours: ['savory'] }, true],
    ['afternoon', { flavours: ['savory', 'hearty'] }, false],
    ['evening', { name: 'Panna Cotta', course: 'dessert', flavours: ['warm'] }, false],
    ['evening', { flavours: ['warm'] }, true],
    ['evening', { flavours: ['spicy'] }, true],
    ['evening', { flavours: ['hearty'] }, true],
    ['evening', { mouthfeel: 'Thick and Creamy' }, true],
    ['evening', {}, false],
    ['adventure', { origin: 'Thai', flavours: ['a', 'b', 'c'], ...rated(4.1) }, true],
    ['adventure', { origin: 'Thai', flavours: ['a', 'b'], ...rated(4.1) }, false],
    ['adventure', { flavours: ['a', 'b', 'c'], ...rated(4.1) }, false],
    ['adventure', { origin: 'Thai', flavours: ['a', 'b', 'c'], uploadedBy: mina, ...rated(4.1) }, false],
    ['comfort', rated(3.9), true],
    ['comfort', rated(3.8), false],
    ['comfort', { uploadedBy: mina, ...rated(5) }, false],
    ['comfort', { rating: 5, reviewCount: 0, defaulted: [] }, false],
  ])('%s and %o: %s', (mood, parts, fits) => {
    expect(fitsMood(aFood({ name: 'Dish', ...parts }), mood, mina)).toBe(fits);
  });

  it('falls back to comfort, gives at most 6, and never what must not be eaten', () => {
    const foods = Array.from({ length: 9 }, (_, place) =>
      aFood({
        id: `food${place}` as FoodId,
        name: `Dish ${place}`,
        allergens: place === 0 ? ['milk'] : [],
        ...rated(4),
      }),
    );
    const profile = { ...emptyTasteProfile, allergens: ['milk'] };
    const found = moodFoods(foods, { mood: 'evening', taster: { memberId: null, profile }, on: noDay });
    expect(found).toHaveLength(6);
    expect(found.map(({ name }) => name)).not.toContain('Dish 0');
  });
});

describe('recommendations (R20, R33)', () => {
  const likes = { ...emptyTasteProfile, preferredFlavours: ['umami', 'smoky'], preferredCuisines: ['Thai'] };
  const named = (foods: readonly Food[], to: Parameters<typeof recommendFoods>[1]) =>
    recommendFoods(foods, to).map(({ food: { name } }) => name);
  const fitting = aFood({
    id: 'food00000000001' as FoodId,
    name: 'Larb',
    flavours: ['umami', 'smoky'],
    origin: 'Thai',
  });
  const other = aFood({ id: 'food00000000002' as FoodId, name: 'Cake', flavours: ['sweet'], origin: 'French' });
  const bare = aFood({ id: 'food00000000003' as FoodId, name: 'Unknown' });

  it('are what fits, with the words for it; a food of which nothing is stated never is', () => {
    expect(recommendFoods([other, bare, fitting], { memberId: mina, profile: likes })).toMatchObject([
      { food: { name: 'Larb' }, score: 1, because: ['umami', 'smoky', 'Thai'] },
    ]);
  });

  it('are at most 10, scored from 0 to 1, best first, never own, rated or unsafe ones', () => {
    fc.assert(
      fc.property(anyCatalogue, anyProfile, (foods, profile) => {
        const known = new Set(foods.slice(0, 3).map(({ id }) => id));
        const found = recommendFoods(foods, { memberId: mina, profile, rated: known });
        expect(found.length).toBeLessThanOrEqual(10);
        if (found.length > 0) expect(found[0]?.score).toBe(1);
        for (const { food, score: share } of found) {
          expect(share).toBeGreaterThan(0);
          expect(food.uploadedBy).not.toBe(mina);
          expect(known.has(food.id)).toBe(false);
          expect(speaksAgainst(safetyStatusFor(food, profile))).toBe(false);
        }
        const percents = found.map(({ food }) => likingPercent(food, { profile, taste: untaughtTaste }));
        expect(percents).toEqual(percents.toSorted((one, another) => another - one));
      }),
    );
  });

  it('are none while nothing is known of the taste', () => {
    expect(named([fitting], { memberId: null, profile: null })).toEqual([]);
    expect(named([fitting], { memberId: mina, profile: { ...emptyTasteProfile, allergens: ['milk'] } })).toEqual([]);
  });
});

describe('will I like it?', () => {
  const milkless: Partial<Food> = { allergens: [], diet: { ...aFood().diet, dairy_free: true } };

  it('says nothing for a profile that says nothing', () => {
    expect(tasteMatch(aFood(rated(5)), emptyTasteProfile)).toEqual({ kind: 'profile-empty' });
  });

  it('an unmet must-have caps the match and is the first reason against it; one not stated is named and caps it, too', () => {
    const likes = { ...emptyTasteProfile, preferredFlavours: ['umami'], allergens: ['milk'] };
    expect(tasteMatch(aFood({ flavours: ['umami'], ...milkless }), likes)).toMatchObject({
      percent: 100,
      mustHaves: 'met',
    });
    expect(tasteMatch(aFood({ flavours: ['umami'], allergens: null }), likes)).toMatchObject({
      percent: 60,
      mustHaves: 'unknown',
      unknown: [{ topic: 'allergen', words: ['milk'] }],
    });
    expect(tasteMatch(aFood({ flavours: ['umami'], allergens: ['milk'] }), likes)).toMatchObject({
      percent: 5,
      mustHaves: 'unmet',
      against: [{ topic: 'allergen' }],
    });
  });

  it('never takes a default for evidence (R4)', () => {
    const profile = { ...emptyTasteProfile, spiceTolerance: 1, sweetnessPreference: 1 };
    expect(tasteMatch(aFood(), profile)).toMatchObject({
      kind: 'little-known',
      mustHaves: 'met',
      unknown: [{ topic: 'spice' }, { topic: 'sweetness' }],
    });
  });

  it('gives no figure where nothing is known that it could rest on, but says so of what must not be in it', () => {
    const avoids = { ...emptyTasteProfile, allergens: ['milk'] };
    expect(tasteMatch(aFood(milkless), avoids)).toEqual({ kind: 'little-known', unknown: [], mustHaves: 'met' });
    expect(tasteMatch(aFood({ allergens: null }), avoids)).toMatchObject({
      kind: 'little-known',
      mustHaves: 'unknown',
      unknown: [{ topic: 'allergen' }],
    });
    expect(tasteMatch(aFood({ allergens: ['milk'] }), avoids)).toMatchObject({ kind: 'match', mustHaves: 'unmet' });
  });

  it('gives whole percents from 0 to 100 and at most three reasons each way, whatever the food and the profile', () => {
    fc.assert(
      fc.property(anyFood, anyProfile, (food, profile) => {
        const match = tasteMatch(food, profile);
        if (match.kind !== 'match') return;
        expect(match.percent).toBeGreaterThanOrEqual(0);
        expect(match.percent).toBeLessThanOrEqual(100);
        expect(Number.isInteger(match.percent)).toBe(true);
        expect(match.forIt.length).toBeLessThanOrEqual(3);
        expect(match.against.length).toBeLessThanOrEqual(3);
        if (speaksAgainst(safetyStatusFor(food, profile))) expect(match.percent).toBeLessThanOrEqual(5);
        if (safetyStatusFor(food, profile) === 'not-stated') expect(match.percent).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('never falls when a food gains a flavour that the member likes', () => {
    fc.assert(
      fc.property(anyFood, anyProfile, (food, profile) => {
        const likes = { ...profile, preferredFlavours: [...profile.preferredFlavours, 'truffled'] };
        const before = tasteMatch({ ...food, flavours: food.flavours.length === 0 ? ['plain'] : food.flavours }, likes);
        const after = tasteMatch(
          { ...food, flavours: [...(food.flavours.length === 0 ? ['plain'] : food.flavours), 'truffled'] },
          likes,
        );
        if (before.kind === 'match' && after.kind === 'match')
          expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      }),
    );
  });
});

describe('the quiz (spec 2 §5, §9; R2)', () => {
  it('asks six questions with the specified answers', () => {
    expect(quizQuestions.map(({ field }) => field)).toEqual([
      'spice',
      'sweetness',
      'textures',
      'flavours',
      'aroma',
      'curiosity',
    ]);
    expect(quizQuestions.map((question) => (question.kind === 'slider' ? 0 : question.options.length))).toEqual([
      0, 5, 8, 8, 5, 0,
    ]);
  });

  it('maps its answers, keeps what it does not ask for, and puts the aroma answer among cuisines and aromas in place of the last one', () => {
    const before = {
      ...emptyTasteProfile,
      preferredCuisines: ['Thai', 'Rich & Deep'],
      preferredFlavours: ['umami', 'truffled'],
      allergens: ['milk'],
    };
    const after = profileAfterQuiz(before, {
      spice: 8,
      sweetness: 'Very sweet',
      textures: ['Silky'],
      flavours: ['Smoky'],
      aroma: 'Earthy & Woody',
      curiosity: 9,
    });
    expect(after).toEqual({
      ...emptyTasteProfile,
      spiceTolerance: 8,
      sweetnessPreference: 4,
      adventureLevel: 9,
      preferredTextures: ['silky'],
      preferredFlavours: ['truffled', 'smoky'],
      preferredAromas: ['Earthy & Woody'],
      preferredCuisines: ['Thai', 'Earthy & Woody'],
      allergens: ['milk'],
    });
    expect(likedAromas(after)).toEqual(new Set(['earthy', 'woody']));
    expect(likedCuisines(after)).toEqual(['Thai']);
    expect(answersOf(after)).toEqual({
      spice: 8,
      sweetness: 'Very sweet',
      textures: ['Silky'],
      flavours: ['Smoky'],
      aroma: 'Earthy & Woody',
      curiosity: 9,
    });
  });

  it('states nothing by a slider that nobody touched, and leaves what was told before (R42)', () => {
    expect(answersOf(null)).toEqual(noQuizAnswers);
    expect(profileAfterQuiz(emptyTasteProfile, answersOf(null))).toEqual(emptyTasteProfile);
    const told = { ...emptyTasteProfile, spiceTolerance: 8, sweetnessPreference: 2, adventureLevel: 9 };
    expect(profileAfterQuiz(told, noQuizAnswers)).toEqual(told);
    expect(isAnswered(noQuizAnswers, 'textures')).toBe(false);
    expect(isAnswered(noQuizAnswers, 'spice')).toBe(true);
  });
});

describe('a taste profile', () => {
  it('comes back from its row as it was', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(decodeTasteProfile(encodeTasteProfile(profile))).toEqual(profile);
      }),
    );
  });
  it('is read from anything, within its scales', () => {
    expect(
      decodeTasteProfile({
        spice_tolerance: 99,
        sweetness_preference: -2,
        adventure_level: 0,
        preferred_flavors: 'umami, Umami, ',
      }),
    ).toEqual({
      ...emptyTasteProfile,
      spiceTolerance: 10,
      sweetnessPreference: 1,
      preferredFlavours: ['umami'],
    });
    expect(decodeTasteProfile(7)).toBeNull();
    fc.assert(fc.property(fc.anything(), (value) => void decodeTasteProfile(value)));
  });
});

describe('insights (spec 2 §9; R21)', () => {
  const asStored = (word: string) => word;
  const dish = (origin: string, flavours: readonly string[], rating = 0) =>
    aFood({ origin, flavours, ...(rating > 0 ? rated(rating) : {}) });
  it('tell of cuisines, at most three by name, and of the flavour of well rated foods', () => {
    const foods = [
      dish('Thai', ['umami'], 4.5),
      dish('Thai', ['sweet']),
      dish('Korean', ['umami'], 5),
      dish('French', ['sweet'], 4),
      dish('Greek', []),
    ];
    const [cuisines, flavour] = tasteInsights(mina, foods, asStored);
    expect(cuisines?.description).toMatch(
      /^Your foods come from several cuisines, among them Thai, (Korean|French|Greek) and (Korean|French|Greek)\.$/,
    );
    expect(flavour?.description).toContain('umami');
  });
  it('name equals by lot, not from A to Z, and the same ones whenever they are asked for (R21, R36)', () => {
    const named = ['ABCD', 'KLMN', 'PQRS'].map((letters) => {
      const [cuisines] = tasteInsights(
        mina,
        letters.split('').map((letter) => dish(letter, [])),
        asStored,
      );
      return /among them (.*)\.$/.exec(cuisines?.description ?? '')?.[1] ?? '';
    });
    expect(named).not.toEqual(['A, B and C', 'K, L and M', 'P, Q and R']);
    const flavours = 'abcdefgh'.split('').map((flavour) => dish('Thai', [flavour], 5));
    expect(tasteInsights(mina, flavours, asStored)).toEqual(tasteInsights(mina, flavours.toReversed(), asStored));
  });
  it('have an id of their member, type and content, so that the same is never listed twice', () => {
    const foods = [dish('Thai', []), dish('Korean', [])];
    expect(tasteInsights(mina, foods, asStored)).toEqual(tasteInsights(mina, foods.toReversed(), asStored));
    expect(tasteInsights(mina, foods, asStored)[0]?.id).not.toBe(
      tasteInsights('member000000002' as MemberId, foods, asStored)[0]?.id,
    );
    expect(tasteInsights(mina, [], asStored)).toEqual([]);
  });
  it('is the same insight in any language of the device, and says its words in that', () => {
    const foods = [dish('Thai', ['umami'], 5), dish('Korean', ['umami'], 5)];
    const translated = tasteInsights(mina, foods, (word) => `${word}isch`);
    expect(translated.map(({ description }) => description)).toEqual([
      expect.stringMatching(/(Koreanisch and Thaiisch|Thaiisch and Koreanisch)/),
      expect.stringContaining('umamiisch'),
    ]);
    expect(translated.map(({ id }) => id)).toEqual(tasteInsights(mina, foods, asStored).map(({ id }) => id));
  });
});
