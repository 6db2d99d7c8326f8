import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/decode-taste-profile.ts';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue, anyFood } from '#tests/support/any-food.ts';
import { anyPairingQuestion } from '#tests/support/any-pairing-question.ts';
import { dietaryFlagNames } from '#domain/taste-vocabulary.ts';
import { pairFoods } from './pair-foods.ts';
import { noPairingFilters, type PairingQuestion } from './pairing.ts';

const first = 'food00000000000' as FoodId;

describe('the pairings of a food', () => {
  it('are explained to the last tenth: the reasons add up to the score', () => {
    fc.assert(fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
      for (const { score, explanation } of pairFoods(foods, question)) {
        expect(Math.round(explanation.reasons.reduce((sum, { points }) => sum + points, 0) * 10)).toBe(Math.round(score * 10));
        expect(score).toBeGreaterThan(0);
      }
    }));
  });

  it('R5: never hold what the member must not eat', () => {
    fc.assert(fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
      for (const { id } of pairFoods(foods, question)) {
        const food = foods.find((one) => one.id === id);
        for (const allergen of question.profile?.allergens ?? []) expect(food?.allergens ?? []).not.toContain(allergen);
        for (const flag of dietaryFlagNames) if (question.profile?.dietaryRestrictions.includes(flag)) expect(food?.diet[flag]).not.toBe(false);
      }
    }));
  });

  it('are the same whatever the order of the catalogue', () => {
    fc.assert(fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
      expect(pairFoods(foods.toReversed(), question)).toEqual(pairFoods(foods, question));
    }));
  });

  it('keep their order among one another when a food comes', () => {
    fc.assert(fc.property(anyCatalogue, anyFood, anyPairingQuestion, (foods, newcomer, question) => {
      const id = 'zzzz00000000000' as FoodId;
      const before = pairFoods(foods, question).map((one) => one.id);
      const after = pairFoods([...foods, { ...newcomer, id }], question).map((one) => one.id).filter((one) => one !== id);
      expect(after).toEqual(before.slice(0, after.length));
    }));
  });

  it('are at most 8, or 12 for the adventurous, best first', () => {
    const foods = Array.from({ length: 20 }, (_, place) => aFood({ id: `food${String(place).padStart(11, '0')}` as FoodId, name: `Dish ${place}`, flavours: ['umami'] }));
    const ask = (adventureLevel: number) => pairFoods(foods, { foodId: first, style: 'complement', profile: { ...emptyTasteProfile, adventureLevel }, filters: noPairingFilters });
    expect(ask(6)).toHaveLength(8);
    expect(ask(7)).toHaveLength(12);
  });

  it('put equals in the order of rating, reviews, name and id, where a rating by default counts as none (R4)', () => {
    const dish = (id: string, parts: Partial<Food>) => aFood({ id: id as FoodId, flavours: ['umami'], defaulted: ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy', 'temperatureServed'], ...parts });
    const foods = [
      dish(first, {}), dish('b', { name: 'B', rating: 4, reviewCount: 2 }), dish('c', { name: 'C', rating: 4, reviewCount: 9 }), dish('d', { name: 'D', rating: 5, reviewCount: 1 }),
      dish('e', { name: 'A', rating: 4, reviewCount: 2 }), dish('f', { name: 'A', rating: 4, reviewCount: 2 }), dish('g', { name: 'G', rating: 5, reviewCount: 0 }),
    ];
    expect(pairFoods(foods, { foodId: first, style: 'complement', profile: null, filters: noPairingFilters }).map(({ id }) => id)).toEqual(['d', 'c', 'e', 'f', 'b', 'g']);
  });

  it('are none for an empty catalogue, an unknown food, a food without any taste, and filters that leave nothing', () => {
    const question: PairingQuestion = { foodId: first, style: 'complement', profile: null, filters: noPairingFilters };
    expect(pairFoods([], question)).toEqual([]);
    expect(pairFoods([aFood({ id: 'other' as FoodId })], question)).toEqual([]);
    expect(pairFoods([aFood({ id: first }), aFood({ id: 'other' as FoodId })], question)).toEqual([]);
    const foods = [aFood({ id: first, flavours: ['umami'] }), aFood({ id: 'other' as FoodId, flavours: ['umami'] })];
    expect(pairFoods(foods, question)).toHaveLength(1);
    expect(pairFoods(foods, { ...question, filters: { ...noPairingFilters, cuisine: 'Nowhere' } })).toEqual([]);
    expect(pairFoods(foods, { ...question, filters: { ...noPairingFilters, dietary: ['vegan'] } })).toEqual([]);
    expect(pairFoods(foods, { ...question, filters: { ...noPairingFilters, spiceIntensity: { from: 0, to: 4 } } })).toEqual([]);
  });
});
