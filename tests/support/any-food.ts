import fc from 'fast-check';
import { courses } from '#domain/foods/course.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { allergenWords, dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste/taste-words.ts';
import { aFood } from '#domain/testing/a-food.ts';

const cuisines = ['', 'Thai', 'Vietnamese', 'Japanese', 'Korean', 'Italian', 'French', 'Atlantean'];
const fewOf = (words: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...words.slice(0, 12), 'Unheard-of'), { maxLength: 5 });
const level = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
const answer = fc.constantFrom(true, false, null);

/** Any food that could stand in a catalogue, with everything that ranking reads, stated or not. */
export const anyFood: fc.Arbitrary<Food> = fc
  .record({
    name: fc.constantFrom('Ramen', 'Phở bò', 'Steak', 'Tea', 'Mac & cheese', 'Crème brûlée', 'Ramyeon'),
    nativeName: fc.constantFrom('', 'ラーメン', 'Phở'),
    origin: fc.constantFrom(...cuisines),
    course: fc.option(fc.constantFrom(...courses)),
    description: fc.constantFrom(
      '',
      'A warm soup.',
      'Noodles with beef and herbs',
      'Thin noodles, fried',
      'Beef dumplings',
      'A sponge cake with cream',
      'Flat bread from a clay oven',
    ),
    flavours: fewOf(flavourWords),
    textures: fewOf(textureWords),
    aromas: fewOf(aromaWords),
    mouthfeel: fc.constantFrom('', 'Creamy and soft'),
    intensities: fc.record(
      Object.fromEntries(intensityNames.map((name) => [name, level])) as Record<
        (typeof intensityNames)[number],
        typeof level
      >,
    ),
    temperatureServed: fc.constantFrom(...temperatureWords),
    cookingMethods: fewOf(['simmering', 'grilling', 'raw']),
    bestPairedWith: fc.subarray(['Ramen', 'tea', 'Steak', 'Crème Brûlée', 'beer', 'ラーメン'], { maxLength: 2 }),
    servingSuggestions: fc.subarray(['with tea', 'plain', 'with ramyeon or phở bò', 'with a cup of tea and steak'], {
      maxLength: 2,
    }),
    rating: level,
    reviewCount: fc.integer({ min: 0, max: 300 }),
    createdAt: fc.integer({ min: 0, max: 5 }),
    uploadedBy: fc.constantFrom(null, 'member000000001' as MemberId),
    allergens: fc.option(fc.subarray([...allergenWords], { maxLength: 3 }), { nil: null }),
    mayContain: fc.option(fc.subarray([...allergenWords], { maxLength: 2 }), { nil: null }),
    healthWarnings: fc.subarray(
      [
        'very salty',
        'Contains raw fish',
        'chocolate may contain milk and nuts',
        'some recipes contain egg',
        'kann Soja enthalten',
      ],
      { maxLength: 2 },
    ),
    ingredients: fc.subarray(
      [
        'wheat flour',
        'coconut milk',
        'butter',
        'prawns',
        'soy sauce',
        'pork belly',
        'honey',
        'peanuts (optional)',
        'rice noodles',
        'Sellerie',
      ],
      { maxLength: 3 },
    ),
    diet: fc.record(
      Object.fromEntries(dietaryFlagNames.map((name) => [name, answer])) as Record<
        (typeof dietaryFlagNames)[number],
        typeof answer
      >,
    ),
    defaulted: fc.subarray(['rating', 'temperatureServed', ...intensityNames] as const),
  })
  .map((parts) => aFood({ ...parts, defaulted: [...parts.defaulted] }));

/** A catalogue whose foods have ids of their own. */
export const anyCatalogue: fc.Arbitrary<readonly Food[]> = fc
  .array(anyFood, { maxLength: 25 })
  .map((foods) => foods.map((food, place) => ({ ...food, id: `food${String(place).padStart(11, '0')}` as FoodId })));

export const anyProfile: fc.Arbitrary<TasteProfile> = fc.record({
  spiceTolerance: fc.option(fc.integer({ min: 1, max: 10 })),
  sweetnessPreference: fc.option(fc.integer({ min: 1, max: 5 })),
  adventureLevel: fc.option(fc.integer({ min: 1, max: 10 })),
  preferredFlavours: fewOf(flavourWords),
  preferredTextures: fewOf(textureWords),
  preferredAromas: fewOf([...aromaWords.slice(0, 6), 'Earthy & Woody']),
  preferredCuisines: fewOf([...cuisines.filter((name) => name !== ''), 'Rich & Deep']),
  dietaryRestrictions: fc.subarray([...dietaryFlagNames, 'breatharian'], { maxLength: 2 }),
  allergens: fc.subarray([...allergenWords, 'love'], { maxLength: 2 }),
});
