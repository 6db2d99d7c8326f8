import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { noPairingFilters, type PairingFilters, type PairingStyle } from './pairing.ts';
import { scorePairing } from './score-pairing.ts';
import { pairingLimit } from './taster-scales.ts';

const allDefaulted = ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy', 'temperatureServed'] as const;
const noneDefaulted: Partial<Food> = { defaulted: [] };

interface Case {
  readonly style: PairingStyle;
  readonly food?: Partial<Food>;
  readonly candidate?: Partial<Food>;
  readonly profile?: Partial<TasteProfile>;
  readonly filters?: Partial<PairingFilters>;
}

function scored({ style, food = {}, candidate = {}, profile, filters = {} }: Case) {
  return scorePairing({
    style,
    food: aFood({ id: 'food00000000001' as FoodId, defaulted: [...allDefaulted], ...food }),
    candidate: aFood({ id: 'food00000000002' as FoodId, defaulted: [...allDefaulted], ...candidate }),
    profile: profile === undefined ? null : { ...emptyTasteProfile, ...profile },
    filters: { ...noPairingFilters, ...filters },
  });
}

const levels = (changes: Partial<Food['intensities']>): Food['intensities'] => ({
  sweet: 0,
  salty: 0,
  sour: 0,
  bitter: 0,
  umami: 0,
  spicy: 0,
  ...changes,
});

describe('Complement (spec 2 §9)', () => {
  it.each<[string, number, Omit<Case, 'style'>]>([
    [
      '3 for each shared flavour',
      6,
      { food: { flavours: ['mild', 'Eggy', 'icy'] }, candidate: { flavours: ['MILD', 'eggy', 'grassy'] } },
    ],
    [
      '2 for each shared texture',
      4,
      { food: { textures: ['soft', 'airy'] }, candidate: { textures: ['airy', 'soft', 'icy'] } },
    ],
    ['1 for each shared aroma', 1, { food: { aromas: ['deep'] }, candidate: { aromas: ['deep', 'warm'] } }],
    ['2 for a flavour that enhances', 2, { food: { flavours: ['umami'] }, candidate: { flavours: ['salty'] } }],
    ['1 for a flavour that complements', 1, { food: { flavours: ['rich'] }, candidate: { flavours: ['tangy'] } }],
    [
      '3 for each intensity that is the same',
      18,
      {
        food: { ...noneDefaulted, temperatureServed: 'Hot', intensities: levels({}) },
        candidate: { ...noneDefaulted, temperatureServed: 'Cold', intensities: levels({}) },
      },
    ],
    [
      'a point less for each point between them, never below 0',
      15 + 1.5,
      {
        food: { ...noneDefaulted, temperatureServed: 'Hot', intensities: levels({}) },
        candidate: { ...noneDefaulted, temperatureServed: 'Cold', intensities: levels({ sweet: 1.5 }) },
      },
    ],
    [
      'nothing for an intensity 3 or more away',
      15,
      {
        food: { ...noneDefaulted, temperatureServed: 'Hot', intensities: levels({}) },
        candidate: { ...noneDefaulted, temperatureServed: 'Cold', intensities: levels({ sweet: 4 }) },
      },
    ],
    [
      '2 for the same temperature',
      2,
      {
        food: { defaulted: allDefaulted.slice(0, 6), temperatureServed: 'Hot' },
        candidate: { defaulted: allDefaulted.slice(0, 6), temperatureServed: 'Hot' },
      },
    ],
    [
      'R4: nothing for a temperature by default',
      0,
      { food: { temperatureServed: 'Hot' }, candidate: { temperatureServed: 'Hot' } },
    ],
    [
      '1 for cooking methods in common, however many',
      1,
      { food: { cookingMethods: ['grilling', 'raw'] }, candidate: { cookingMethods: ['Raw', 'grilling'] } },
    ],
    ['3 for a preferred cuisine', 3, { candidate: { origin: 'Thai' }, profile: { preferredCuisines: ['thai'] } }],
    [
      '1.5 for each preferred flavour',
      3,
      { candidate: { flavours: ['mild', 'eggy'] }, profile: { preferredFlavours: ['mild', 'eggy'] } },
    ],
    [
      '1.5 for each preferred texture',
      1.5,
      { candidate: { textures: ['airy'] }, profile: { preferredTextures: ['airy'] } },
    ],
    [
      '2 for a new cuisine in adventure mode',
      2,
      { food: { origin: 'Thai' }, candidate: { origin: 'Polish' }, filters: { adventureMode: true } },
    ],
    [
      'not for the food’s own cuisine',
      0,
      { food: { origin: 'Thai' }, candidate: { origin: 'Thai' }, filters: { adventureMode: true } },
    ],
    [
      'preferences twice when they come first',
      6,
      {
        candidate: { origin: 'Thai' },
        profile: { preferredCuisines: ['Thai'] },
        filters: { prioritizeUserTaste: true },
      },
    ],
  ])('gives %s', (_, score, parts) => {
    expect(scored({ style: 'complement', ...parts }).score).toBe(score);
  });
});

describe('Contrast (spec 2 §9)', () => {
  const pair = { food: { flavours: ['sweet'] }, candidate: { flavours: ['sour'] } };
  const spicy = { defaulted: allDefaulted.filter((part) => part !== 'spicy'), intensities: levels({ spicy: 3 }) };
  it.each<[string, number, Omit<Case, 'style'>]>([
    [
      '3 for each contrasting pair',
      6,
      { food: { flavours: ['sweet', 'rich'] }, candidate: { flavours: ['sour', 'fresh'] } },
    ],
    [
      'the difference of each intensity, capped at 3',
      3 + 0.5,
      {
        food: { defaulted: [], temperatureServed: 'Hot', intensities: levels({}) },
        candidate: { defaulted: [], temperatureServed: 'Hot', intensities: levels({ sweet: 4.5, sour: 0.5 }) },
      },
    ],
    [
      '3 for another temperature',
      3,
      {
        food: { defaulted: allDefaulted.slice(0, 6), temperatureServed: 'Hot' },
        candidate: { defaulted: allDefaulted.slice(0, 6), temperatureServed: 'Cold' },
      },
    ],
    [
      'R1: 2 for a spice tolerance of 7 (4 of 5), if it is spicy',
      2,
      { candidate: spicy, profile: { spiceTolerance: 7 } },
    ],
    ['nothing for one of 6 (3 of 5)', 0, { candidate: spicy, profile: { spiceTolerance: 6 } }],
    ['-1 for one of 4 (2 of 5)', -1, { candidate: spicy, profile: { spiceTolerance: 4 } }],
    ['nothing of it for a food that is not spicy', 3, { ...pair, profile: { spiceTolerance: 10 } }],
    ['1 for an adventure level of 7 (4 of 5)', 4, { ...pair, profile: { adventureLevel: 7 } }],
    ['nothing for one of 6', 3, { ...pair, profile: { adventureLevel: 6 } }],
  ])('gives %s', (_, score, parts) => {
    expect(scored({ style: 'contrast', ...parts }).score).toBe(score);
  });
});

describe('Elevate (spec 2 §9)', () => {
  it.each<[string, number, Omit<Case, 'style'>]>([
    ['the same origin', 10, { food: { origin: 'Thai' }, candidate: { origin: 'thai' } }],
    ['a direct relation', 8, { food: { origin: 'Thai' }, candidate: { origin: 'Vietnamese' } }],
    ['the second degree', 6, { food: { origin: 'Korean' }, candidate: { origin: 'Taiwanese' } }],
    [
      'a preferred cuisine',
      11,
      { food: { origin: 'Thai' }, candidate: { origin: 'Vietnamese' }, profile: { preferredCuisines: ['Vietnamese'] } },
    ],
    [
      'strangers',
      0,
      { food: { origin: 'Thai' }, candidate: { origin: 'Atlantean' }, profile: { preferredCuisines: ['Atlantean'] } },
    ],
    ['no origin', 0, { food: { origin: '' }, candidate: { origin: '' } }],
  ])('rates %s', (_, score, parts) => {
    expect(scored({ style: 'elevate', ...parts }).score).toBe(score);
  });
});

it.each([
  [null, 8],
  [1, 8],
  [6, 8],
  [7, 12],
  [10, 12],
])('R1: an adventure level of %s gets %d results (12 from 4 of 5)', (adventureLevel, limit) => {
  expect(pairingLimit({ adventureLevel })).toBe(limit);
});

it('R5: says when the allergens of a suggestion are not stated, to a member who has one', () => {
  const parts = { candidate: { allergens: null } };
  expect(scored({ style: 'complement', ...parts, profile: { allergens: ['milk'] } }).explanation.unknown).toContain(
    'allergens',
  );
  expect(scored({ style: 'complement', ...parts }).explanation.unknown).not.toContain('allergens');
});
