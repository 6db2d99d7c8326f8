import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { anyPairingQuestion } from '#tests/support/any-pairing-question.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { pairFoods } from './pair-foods.ts';
import { noPairingFilters, type PairingQuestion } from './pairing.ts';

const first = 'food00000000000' as FoodId;

describe('the pairings of a food', () => {
  it('R30: are explained to the last tenth, the reasons add up to the score, and the percent stands between 10 and 95', () => {
    fc.assert(
      fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
        for (const { score, confidence, evidence, explanation } of pairFoods(foods, question)) {
          expect(Math.round(explanation.reasons.reduce((sum, { points }) => sum + points, 0) * 10)).toBe(
            Math.round(score * 10),
          );
          if (evidence.tier === 'table' || evidence.tier === 'idea') expect(score).toBeGreaterThan(0);
          expect(confidence).toBeGreaterThanOrEqual(10);
          expect(confidence).toBeLessThanOrEqual(95);
        }
      }),
    );
  });

  it('R5: never hold what the member must not eat', () => {
    fc.assert(
      fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
        for (const { id } of pairFoods(foods, question)) {
          const food = foods.find((one) => one.id === id);
          for (const allergen of question.profile?.allergens ?? [])
            expect(food?.allergens ?? []).not.toContain(allergen);
          for (const flag of dietaryFlagNames)
            if (question.profile?.dietaryRestrictions.includes(flag)) expect(food?.diet[flag]).not.toBe(false);
        }
      }),
    );
  });

  it('are the same whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(anyCatalogue, anyPairingQuestion, (foods, question) => {
        expect(pairFoods(foods.toReversed(), question)).toEqual(pairFoods(foods, question));
      }),
    );
  });

  const taste = ['umami', 'rich', 'savory'];
  const dish = (id: string, parts: Partial<Food> = {}) =>
    aFood({ id: id as FoodId, name: id, origin: 'Thai', flavours: taste, defaulted: [], ...parts });
  const ask = (foods: readonly Food[], parts: Partial<PairingQuestion> = {}) =>
    pairFoods(foods, { foodId: first, style: 'complement', profile: null, filters: noPairingFilters, ...parts });
  const sweetnesses = (count: number) => Array.from({ length: count }, (_, place) => place % 6);

  it('are at most 8, or 12 for the adventurous, best first', () => {
    const courses = ['soup', 'salad', 'tea', 'bread', 'curry', 'cake'];
    const foods = [
      dish(first, { name: 'Curry' }),
      ...sweetnesses(30).map((sweet, place) =>
        dish(`p${place}`, {
          name: `${place} ${courses[place % 6]}`,
          flavours: [`taste ${place}`],
          intensities: { ...aFood().intensities, sweet, sour: place % 5 },
        }),
      ),
    ];
    const profile = (adventureLevel: number) => ({ ...emptyTasteProfile, adventureLevel });
    expect(ask(foods, { profile: profile(6) })).toHaveLength(8);
    expect(ask(foods, { profile: profile(7) })).toHaveLength(12);
    const percents = ask(foods).map(({ confidence }) => confidence);
    expect(percents).toEqual(percents.toSorted((one, other) => other - one));
  });

  it('put equals in the order of rating, reviews and id, never of the alphabet, where a rating by default counts as none (R4, R31, R36)', () => {
    const partner = (id: string, name: string, parts: Partial<Food>) =>
      dish(id, { name, bestPairedWith: ['Curry'], ...parts });
    const foods = [
      dish(first, { name: 'Curry' }),
      partner('b', 'B tea', { rating: 4, reviewCount: 2 }),
      partner('c', 'C salad', { rating: 4, reviewCount: 9 }),
      partner('d', 'D tea', { rating: 5, reviewCount: 1 }),
      partner('e', 'A bread', { rating: 4, reviewCount: 2 }),
      partner('g', 'G soup', { rating: 5, reviewCount: 0, defaulted: ['rating'] }),
    ];
    expect(ask(foods).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'e', 'g']);
  });

  it('R31: are named by how sure they are: one record names the other, is served with it, shares its table, or tastes like an idea', () => {
    const foods = [
      dish(first, {
        name: 'Larb',
        bestPairedWith: ['Sticky Rice Bowl'],
        servingSuggestions: ['with a cup of Lime Tea'],
      }),
      dish('named', { name: 'Sticky rice bowl' }),
      dish('served', { name: 'Lime tea' }),
      dish('names', { name: 'Mango cake', bestPairedWith: ['larb'] }),
      dish('table', { name: 'Rice soup' }),
      dish('idea', { name: 'Beer soup', origin: 'Bolivian' }),
      dish('other', { name: 'Egg', origin: 'Bolivian' }),
    ];
    const tiers = new Map(ask(foods).map(({ id, evidence }) => [id, evidence.tier]));
    expect(Object.fromEntries(tiers)).toEqual({ named: 'named', served: 'served', names: 'named', table: 'table' });
  });

  it('R31: never hold what is nearly the same food, unless a record says that they go together', () => {
    const twin = dish('twin', { name: 'Other curry', textures: ['soft'] });
    const foods = [dish(first, { name: 'Curry', textures: ['soft'] }), twin];
    expect(ask(foods)).toEqual([]);
    expect(
      ask([dish(first, { name: 'Curry', textures: ['soft'], bestPairedWith: ['Other curry'] }), twin]),
    ).toHaveLength(1);
  });

  it('R31: put what a record states in the place of what nobody stated and is nearly the same, however well that suits', () => {
    const wine = (id: string, parts: Partial<Food>) => dish(id, { name: `${id} wine`, textures: ['smooth'], ...parts });
    const foods = [
      dish(first, { name: 'Stew', textures: ['soft'] }),
      ...Array.from({ length: 20 }, (_, at) =>
        dish(`said${at}`, { name: `Roast ${at}`, bestPairedWith: ['White wine'] }),
      ),
      wine('white', { rating: 5, reviewCount: 9 }),
      wine('red', { rating: 1, reviewCount: 9, bestPairedWith: ['Stew'], origin: 'Bolivian' }),
    ];
    for (const style of ['complement', 'contrast'] as const) {
      const wines = ask(foods, { style }).filter(({ id }) => id === 'white' || id === 'red');
      expect(wines.map(({ id, evidence }) => [id, evidence.tier])).toEqual([['red', 'named']]);
    }
  });

  it('R31: hold at most two pairs that are nearly the same, whatever is stated', () => {
    const teas = Array.from({ length: 12 }, (_, at) =>
      dish(`tea${at}`, { name: `Tea ${at} tea`, bestPairedWith: ['Curry'] }),
    );
    const list = ask([
      dish(first, { name: 'Curry' }),
      ...teas,
      dish('bread', { name: 'Bread', bestPairedWith: ['Curry'] }),
    ]);
    expect(list.filter(({ id }) => id.startsWith('tea'))).toHaveLength(2);
    expect(list.map(({ id }) => id)).toContain('bread');
  });

  it('R31: end where evidence ends', () => {
    const foods = [
      dish(first, { name: 'Curry' }),
      ...Array.from({ length: 20 }, (_, place) =>
        dish(`p${place}`, {
          name: `Tea ${place} tea`,
          origin: 'Bolivian',
          intensities: { ...aFood().intensities, sweet: place % 5 },
        }),
      ),
    ];
    expect(ask(foods).length).toBeLessThanOrEqual(2);
  });

  it('are none for an empty catalogue, an unknown food, a food without any taste, and filters that leave nothing', () => {
    const question: PairingQuestion = { foodId: first, style: 'complement', profile: null, filters: noPairingFilters };
    expect(pairFoods([], question)).toEqual([]);
    expect(pairFoods([aFood({ id: 'other' as FoodId })], question)).toEqual([]);
    expect(pairFoods([aFood({ id: first }), aFood({ id: 'other' as FoodId })], question)).toEqual([]);
    const foods = [
      aFood({ id: first, name: 'Curry', flavours: ['umami'], bestPairedWith: ['Tea'] }),
      aFood({ id: 'other' as FoodId, name: 'Tea', flavours: ['umami'] }),
    ];
    expect(pairFoods(foods, question)).toHaveLength(1);
    expect(pairFoods(foods, { ...question, filters: { ...noPairingFilters, cuisine: 'Nowhere' } })).toEqual([]);
    expect(pairFoods(foods, { ...question, filters: { ...noPairingFilters, dietary: ['vegan'] } })).toEqual([]);
    expect(
      pairFoods(foods, { ...question, filters: { ...noPairingFilters, spiceIntensity: { from: 0, to: 4 } } }),
    ).toEqual([]);
  });
});
