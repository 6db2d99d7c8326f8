import { describe, expect, it } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { foodTabs } from './food-tabs.ts';

function tabsOf(row: object): readonly string[] {
  const result = decodeFood({ id: 'abcdefghijklmno', ...row });
  if (result.kind === 'refused') throw new Error(result.why);
  return foodTabs(result.value);
}

describe('foodTabs (spec 1 §2: only with data for them)', () => {
  it.each([
    ['nothing but defaults (R4)', {}, []],
    ['a description', { description: 'Sweet.' }, []],
    ['a flavour', { taste_profile: { flavor: ['sweet'] } }, ['Taste']],
    ['one intensity', { taste_intensity: { sour: 1 } }, ['Taste']],
    ['the temperature', { taste_intensity: { temperature_served: 'Room temperature' } }, ['Taste']],
    ['an aftertaste', { taste_profile: { aftertaste: 'Long.' } }, ['Taste']],
    ['the over-all intensity', { flavor_intensity: 3 }, ['Taste']],
    ['its sounds', { sound_profile: { eating_sounds: ['crunch'] } }, ['Experience']],
    ['its look', { visual_appearance: { shape: 'round' } }, ['Experience']],
    ['a memory', { memory_triggers: ['summer'] }, ['Experience']],
    ['that it has no allergens', { allergens: [] }, ['Health']],
    ['a dietary no', { dietary_info: { vegan: false } }, ['Health']],
    ['a warning', { health_warnings: ['very salty'] }, ['Health']],
    ['its significance', { cultural_significance: 'New Year.' }, ['Culture']],
    ['variations', { regional_variations: ['north'] }, ['Culture']],
    [
      'several',
      { culture_notes: 'Old.', taste_profile: { texture: 'soft' }, allergens: ['egg'] },
      ['Taste', 'Health', 'Culture'],
    ],
  ])('with %s', (_, row, expected) => {
    expect(tabsOf(row)).toEqual(['Overview', ...expected]);
  });
});
