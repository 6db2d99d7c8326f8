import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { moods } from '#domain/search/food-question.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { recommendDishes } from './recommend-dishes.ts';

const me = 'member000000001' as MemberId;

describe('recommendDishes (spec 1 §3 and §9, AI recommendations)', () => {
  it('recommends nothing from an empty catalogue, and says so', () => {
    const taster = { memberId: me, profile: null };
    expect(recommendDishes({ taster, recentlyViewed: [], currentMood: 'evening' }, plainCatalogue([], taster))).toEqual(
      {
        dishes: [],
        foods: [],
        summary: 'There is nothing in the catalogue that I could recommend yet.',
      },
    );
  });

  it('gives the profile, the hour and what was looked at a say, each with its reason', () => {
    const food = (id: string, parts: Parameters<typeof aFood>[0]) =>
      aFood({ id: id.toLowerCase().replace(' ', '') as FoodId, name: id, ...parts });
    const foods = [
      food('Miso', { flavours: ['umami', 'salty'] }),
      food('Stew', { flavours: ['hearty', 'umami'] }),
      food('Seen', { flavours: ['minty'] }),
      food('Mint tea', { flavours: ['minty', 'umami'] }),
      food('Prized', { rating: 5, reviewCount: 9, defaulted: [] }),
    ];
    const taster = { memberId: me, profile: { ...emptyTasteProfile, preferredFlavours: ['umami', 'salty'] } };
    const { dishes } = recommendDishes(
      { taster, recentlyViewed: ['seen' as FoodId], currentMood: 'evening' },
      plainCatalogue(foods, taster),
    );
    const told = Object.fromEntries(
      dishes.map(({ foodName, category, reason }) => [foodName, `${category}: ${reason}`]),
    );
    expect(told).toMatchObject({
      Miso: 'other: You like umami and salty.',
      Stew: 'other: Tastes hearty and umami. Fits the evening.',
      'Mint tea': 'other: Much like Seen, which you looked at.',
      Prized: 'comfort: Well liked by members: 5 of 5.',
    });
    expect(told).not.toHaveProperty('Seen');
  });

  it('says no percent where nothing is known that could match: without a profile, whatever the stars (R33)', () => {
    const foods = [
      aFood({ id: 'prized000000000' as FoodId, name: 'Prized', rating: 5, reviewCount: 9, defaulted: [] }),
      aFood({ id: 'plain0000000000' as FoodId, name: 'Plain' }),
    ];
    const taster = { memberId: me, profile: null };
    const { dishes } = recommendDishes(
      { taster, recentlyViewed: [], currentMood: 'comfort' },
      plainCatalogue(foods, taster),
    );
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.map(({ confidence }) => confidence)).toEqual(dishes.map(() => null));
  });

  it('gives its reasons in German to whoever reads German, and the same dishes', () => {
    const foods = [
      aFood({ id: 'stew00000000000' as FoodId, name: 'Stew', flavours: ['hearty', 'umami'], textures: ['tender'] }),
      aFood({ id: 'seen00000000000' as FoodId, name: 'Seen', flavours: ['minty'] }),
      aFood({ id: 'tea000000000000' as FoodId, name: 'Mint tea', flavours: ['minty', 'umami'] }),
      aFood({
        id: 'prized000000000' as FoodId,
        name: 'Prized',
        origin: 'Thai',
        rating: 4.5,
        reviewCount: 9,
        defaulted: [],
      }),
    ];
    const taster = {
      memberId: me,
      profile: { ...emptyTasteProfile, preferredFlavours: ['hearty', 'umami'], allergens: ['peanut'] },
    };
    const question = { taster, recentlyViewed: ['seen00000000000' as FoodId], currentMood: 'evening' } as const;
    const [english, german] = [
      recommendDishes(question, plainCatalogue(foods, taster)),
      recommendDishes({ ...question, language: 'de' }, plainCatalogue(foods, taster)),
    ];
    expect(german.dishes.map((dish) => ({ ...dish, reason: '' }))).toEqual(
      english.dishes.map((dish) => ({ ...dish, reason: '' })),
    );
    expect(german.summary).toBe(
      'Ausgewählt nach deinem Geschmacksprofil, der Tageszeit und deinen zuletzt angesehenen Gerichten.',
    );
    const told = Object.fromEntries(german.dishes.map(({ foodName, reason }) => [foodName, reason]));
    expect(told['Prized']).toBe('Bei Mitgliedern beliebt: 4,5 von 5. Nicht alles, was du meiden musst, ist angegeben.');
    expect(told['Stew']).toMatch(/^(?:Du magst es deftig und umami|Schmeckt deftig und umami und ist zart)\./);
  });

  it('recommends at most six, each once, none own, seen or forbidden, with a confidence of 0-1, the surest first', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.option(anyProfile), fc.constantFrom(...moods), (foods, profile, currentMood) => {
        const taster = { memberId: me, profile };
        const recentlyViewed = foods.slice(0, 2).map(({ id }) => id);
        const { dishes, foods: named } = recommendDishes(
          { taster, recentlyViewed, currentMood },
          plainCatalogue(foods, taster),
        );
        expect(dishes.length).toBeLessThanOrEqual(6);
        expect(new Set(dishes.map(({ foodId }) => foodId)).size).toBe(dishes.length);
        expect(named.map(({ id }) => id)).toEqual(dishes.map(({ foodId }) => foodId));
        const confidences = dishes.map(({ confidence }) => confidence ?? 0);
        expect(confidences).toEqual([...confidences].toSorted((one, other) => other - one));
        for (const { foodId, foodName, confidence, reason } of dishes) {
          const food = foods.find(({ id }) => id === foodId);
          expect(food?.name).toBe(foodName);
          expect(food?.uploadedBy).not.toBe(me);
          expect(recentlyViewed).not.toContain(foodId);
          expect((confidence === null || (confidence >= 0 && confidence <= 1)) && reason !== '').toBe(true);
          if (food !== undefined && profile !== null) {
            expect(speaksAgainst(safetyStatusFor(food, profile))).toBe(false);
            expect(reason.includes('must avoid')).toBe(safetyStatusFor(food, profile) === 'not-stated');
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
