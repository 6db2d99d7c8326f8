import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BuiltInFood, builtInFoods, builtInSets, faults } from '#tests/support/built-in-foods.ts';
import { readCourse } from './course.ts';
import { decodeFood } from './decode-food.ts';
import { allergenWords, dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { aromaWords, flavourWords, temperatureWords, textureWords } from '#domain/taste/taste-words.ts';

const iconSet = JSON.parse(
  readFileSync(new URL('../../../node_modules/@iconify-json/fluent-emoji/icons.json', import.meta.url), 'utf8'),
) as { readonly icons: Readonly<Record<string, unknown>> };

const origins = {
  japanese: 'Japanese',
  korean: 'Korean',
  thai: 'Thai',
  indian: 'Indian',
  italian: 'Italian',
  french: 'French',
  mexican: 'Mexican',
  vietnamese: 'Vietnamese',
};
const quickStart = ['Pasta', 'Coffee', 'Chocolate', 'Kimchi', 'Avocado', 'Cheese'];

/** Shape of every food: the parts of each record, and between how many entries each list has. */
const parts: Readonly<Record<string, readonly string[]>> = {
  taste_profile: ['flavor', 'texture', 'aroma', 'aftertaste', 'mouthfeel', 'similar_foods', 'cultural_context'],
  taste_intensity: [...intensityNames, 'temperature_served', 'cooking_methods'],
  visual_appearance: ['color', 'shape', 'size', 'consistency'],
  sound_profile: ['eating_sounds', 'preparation_sounds'],
  temperature_experience: ['ideal_serving_temp', 'temp_sensitivity', 'hot_vs_cold_taste'],
  dietary_info: dietaryFlagNames,
  picture: ['icons', 'backdrop'],
};
const texts = [
  'slug',
  'name',
  'native_name',
  'origin',
  'course',
  'description',
  'preparation_notes',
  'culture_notes',
  'cultural_significance',
];
const listLengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ingredients: [1, 14],
  'taste_profile.flavor': [3, 6],
  'taste_profile.texture': [2, 4],
  'taste_profile.aroma': [2, 4],
  'taste_profile.similar_foods': [2, 4],
  'taste_intensity.cooking_methods': [1, 4],
  'visual_appearance.color': [2, 4],
  'sound_profile.eating_sounds': [1, 2],
  'sound_profile.preparation_sounds': [1, 2],
  emotional_associations: [1, 3],
  memory_triggers: [1, 3],
  preparation_methods: [1, 4],
  serving_suggestions: [2, 3],
  best_paired_with: [2, 4],
  consumption_tips: [1, 2],
  seasonal_availability: [1, 4],
  cultural_variations: [1, 3],
  regional_variations: [1, 3],
  allergens: [0, 14],
  may_contain: [0, 14],
  nutritional_highlights: [1, 3],
  health_warnings: [0, 4],
  'picture.icons': [1, 3],
  'picture.backdrop': [2, 2],
};
const numbers = ['difficulty_level', 'flavor_intensity', 'umami_level'];

function at(food: BuiltInFood, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], food);
}

function unknownWords(words: readonly string[], vocabulary: readonly string[]): readonly string[] {
  return words.filter((word) => !vocabulary.includes(word)).map((word) => `unknown word ${word}`);
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

describe('the built-in foods', () => {
  it.each(Object.entries(origins))('are 20 of %s cuisine in each set', (file, origin) => {
    for (const set of Object.values(builtInSets)) {
      const cuisine = set.get(file) ?? [];
      expect(cuisine).toHaveLength(20);
      expect(cuisine.filter((food) => food.origin !== origin)).toEqual([]);
    }
  });

  it('are of no other cuisine, but for those of the quick start', () => {
    expect([...builtInSets.starter.keys()].toSorted()).toEqual([...Object.keys(origins), 'quick-start'].toSorted());
    expect([...builtInSets.bulk.keys()].toSorted()).toEqual(Object.keys(origins).toSorted());
  });

  it('hold the six quick-start foods, each once', () => {
    const names = [...builtInSets.starter.values()].flat().map(({ name }) => name);
    expect(quickStart.filter((name) => !names.includes(name))).toEqual([]);
    expect((builtInSets.starter.get('quick-start') ?? []).filter(({ name }) => !quickStart.includes(name))).toEqual([]);
  });

  it('name no food twice, in either language', () => {
    expect(repeated(builtInFoods.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(builtInFoods.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(builtInFoods.map((food) => food.native_name.toLowerCase()))).toEqual([]);
    expect(faults(({ slug }) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ['slug is not kebab-case']))).toEqual([]);
  });

  it('are complete', () => {
    const topLevel = new Set([
      ...texts,
      ...numbers,
      ...Object.keys(parts),
      ...Object.keys(listLengths).filter((path) => !path.includes('.')),
    ]);
    expect(
      faults(function* check(food) {
        for (const name of topLevel) if (!Object.hasOwn(food, name)) yield `no ${name}`;
        for (const name of Object.keys(food)) if (!topLevel.has(name)) yield `unknown key ${name}`;
        for (const [name, keys] of Object.entries(parts)) {
          const given = Object.keys(at(food, name) ?? {});
          if (keys.some((key) => !given.includes(key)) || given.length !== keys.length)
            yield `${name} has ${given.join(', ')}`;
        }
      }),
    ).toEqual([]);
  });

  it('say something in every text, and something plain', () => {
    const nested = Object.entries(parts).flatMap(([name, keys]) => keys.map((key) => `${name}.${key}`));
    expect(
      faults(function* check(food) {
        for (const path of [...texts, ...nested, ...Object.keys(listLengths)]) {
          for (const text of [at(food, path)].flat()) {
            if (typeof text === 'string' && (text.trim() !== text || text === '' || /[<>\p{Cc}]/u.test(text)))
              yield `${path}: ${text}`;
          }
        }
        if (food.description.length < 120 || food.description.length > 320)
          yield `description of ${food.description.length}`;
        if (food.name.length > 60) yield 'name too long';
      }),
    ).toEqual([]);
  });

  it('keep the lengths of their lists', () => {
    expect(
      faults(function* check(food) {
        for (const [path, [least, most]] of Object.entries(listLengths)) {
          const list = at(food, path);
          if (!Array.isArray(list) || list.length < least || list.length > most)
            yield `${path}: ${JSON.stringify(list)}`;
          else if (list.some((item) => typeof item !== 'string') || repeated(list as string[]).length > 0)
            yield `${path} repeats`;
        }
      }),
    ).toEqual([]);
  });

  it('state a course that there is (R31)', () => {
    expect(faults((food) => (readCourse(food.course) === null ? [`course ${food.course}`] : []))).toEqual([]);
  });

  it('speak the vocabulary', () => {
    expect(
      faults((food) => [
        ...unknownWords(food.taste_profile.flavor, flavourWords),
        ...unknownWords(food.taste_profile.texture, textureWords),
        ...unknownWords(food.taste_profile.aroma, aromaWords),
        ...unknownWords([String(food.taste_intensity['temperature_served'])], temperatureWords),
        ...unknownWords([...food.allergens, ...food.may_contain], allergenWords),
      ]),
    ).toEqual([]);
  });

  it('measure in half steps from 0 to 5', () => {
    const isLevel = (value: unknown) =>
      typeof value === 'number' && value >= 0 && value <= 5 && Number.isInteger(value * 2);
    expect(
      faults(function* check(food) {
        for (const name of intensityNames)
          if (!isLevel(food.taste_intensity[name])) yield `${name} ${String(food.taste_intensity[name])}`;
        if (!isLevel(food.flavor_intensity) || food.flavor_intensity === 0)
          yield `flavor_intensity ${food.flavor_intensity}`;
        if (food.umami_level !== food.taste_intensity['umami']) yield 'umami_level differs';
        if (!Number.isInteger(food.difficulty_level) || food.difficulty_level < 1 || food.difficulty_level > 5)
          yield 'difficulty';
      }),
    ).toEqual([]);
  });

  it.each([...builtInSets.starter.keys()])(
    'tell the neighbours of %s cuisine apart by their six intensities',
    (cuisine) => {
      const neighbours = Object.values(builtInSets).flatMap((set) => set.get(cuisine) ?? []);
      const tuples = neighbours.map((food) => intensityNames.map((name) => food.taste_intensity[name]).join(' '));
      expect(repeated(tuples)).toEqual([]);
    },
  );

  it('are drawn with colours and icons that exist, no two alike', () => {
    expect(
      faults(function* check(food) {
        for (const colour of [...food.visual_appearance.color, ...food.picture.backdrop])
          if (!/^#[0-9a-f]{6}$/i.test(colour)) yield colour;
        for (const icon of food.picture.icons) if (!Object.hasOwn(iconSet.icons, icon)) yield `no icon ${icon}`;
      }),
    ).toEqual([]);
    expect(repeated(builtInFoods.map(({ picture }) => JSON.stringify(picture).toLowerCase()))).toEqual([]);
  });

  it('decode with no default but rating and uploader (and the picture, which the seeding adds)', () => {
    expect(
      faults((food) => {
        const result = decodeFood({ ...food, id: 'abcdefghijklmno', image_url: `/pictures/${food.slug}.svg` });
        return result.kind === 'refused'
          ? [result.why]
          : result.value.defaulted.filter((part) => part !== 'rating' && part !== 'uploader');
      }),
    ).toEqual([]);
  });
});
