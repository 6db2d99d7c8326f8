import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFood } from './decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { documentedDefaults } from '#domain/testing/documented-defaults.ts';

describe('decodeFood: any JSON in, a valid food or a clear refusal out', () => {
  const textParts = [
    'name',
    'nativeName',
    'description',
    'origin',
    'cultureNotes',
    'aftertaste',
    'mouthfeel',
    'summary',
    'temperatureServed',
  ] as const;
  const listParts = [
    'flavours',
    'textures',
    'aromas',
    'similarFoods',
    'cookingMethods',
    'ingredients',
    'seasonalAvailability',
    'healthWarnings',
  ] as const;
  const columnNames = [
    'name',
    'native_name',
    'origin',
    'description',
    'image',
    'image_url',
    'created',
    'uploaded_by',
    'rating',
    'review_count',
    'upvotes',
    'taste_profile',
    'taste_intensity',
    'texture',
    'aroma',
    'taste',
    'similar_to',
    'visual_appearance',
    'sound_profile',
    'temperature_experience',
    'ingredients',
    'seasonal_availability',
    'difficulty_level',
    'allergens',
    'dietary_info',
    'flavor_intensity',
    'umami_level',
    'health_warnings',
    '__proto__',
    'constructor',
    'toString',
  ];
  const inner = [
    'flavor',
    'texture',
    'sweet',
    'umami',
    'temperature_served',
    'color',
    'eating_sounds',
    'nut_free',
    'vegan',
  ];

  function expectComplete(food: Food) {
    for (const part of textParts) expect(typeof food[part]).toBe('string');
    for (const part of listParts)
      expect(food[part].every((word) => typeof word === 'string' && word.trim() !== '')).toBe(true);
    for (const level of Object.values(food.intensities)) expect(level >= 0 && level <= 5).toBe(true);
    expect(food.name).not.toBe('');
    expect(food.rating >= 0 && food.rating <= 5).toBe(true);
    expect(Number.isInteger(food.difficulty) && food.difficulty >= 1 && food.difficulty <= 5).toBe(true);
    expect([food.reviewCount, food.upvotes].every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true);
    expect(Object.values(food.diet).every((answer) => answer === null || typeof answer === 'boolean')).toBe(true);
    expect(new Set(food.defaulted).size).toBe(food.defaulted.length);
    for (const name of ['sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'] as const) {
      if (food.defaulted.includes(name)) expect(food.intensities[name]).toBe(documentedDefaults.intensities[name]);
    }
    if (food.reviewCount === 0) expect(food.defaulted).toContain('rating');
    expect(JSON.parse(JSON.stringify(food))).toEqual(food);
  }

  const part = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.double(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.dictionary(fc.constantFrom(...inner), fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: 'binary' }))),
  );
  const row = fc.dictionary(fc.constantFrom(...columnNames), part, { noNullPrototype: false });

  it('decodes every row with an id', () => {
    fc.assert(
      fc.property(row, (columns) => expectComplete(decodedFood(columns))),
      { numRuns: 500 },
    );
  });

  it('decodes or refuses anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
        const result = decodeFood(value);
        if (result.kind === 'refused') expect(result.why).not.toBe('');
        else expectComplete(result.value);
      }),
    );
  });

  it('decodes JSON text of a part as it decodes the part', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...inner), fc.jsonValue()), (profile) => {
        expect(decodedFood({ taste_profile: JSON.stringify(profile) })).toEqual(
          decodedFood({ taste_profile: JSON.parse(JSON.stringify(profile)) }),
        );
      }),
    );
  });
});
