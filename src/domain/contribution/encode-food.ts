import { clamp } from '#prelude/clamp.ts';
import { cleanText } from '#prelude/text/clean-text.ts';
import { sameJson } from '#prelude/same-json.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import { readCourse } from '#domain/foods/course.ts';
import type { FoodColumns, TasteIntensityColumn, TasteProfileColumn } from '#domain/foods/decoding/food-columns.ts';
import type { FoodSubmission } from './food-submission.ts';
import { readHexColours } from '#domain/values/read-hex-colours.ts';
import { readLanguage } from '#domain/values/read-language.ts';
import { dietaryFlagNames, intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';

/**
 * The columns of a submission in the server's shape: texts and lists trimmed, what is empty sent as null (spec 1 §5), an
 * unconfirmed nut_free as not stated (R5). `decodeFood` reads back what was submitted.
 */
export function encodeFood(submission: FoodSubmission): FoodColumns {
  return {
    name: text(submission.name) ?? '',
    native_name: text(submission.nativeName),
    language: readLanguage(submission.language) || null,
    description: text(submission.description),
    origin: text(submission.origin),
    course: readCourse(submission.course),
    culture_notes: text(submission.cultureNotes),
    taste_profile: unlessEmpty(tasteProfile(submission)),
    taste_intensity: unlessEmpty(tasteIntensity(submission)),
    // A number column holds 0 for null, so that an over-all intensity of 0 cannot be told from none and is none.
    flavor_intensity: level(submission.flavourIntensity) || null,
    umami_level: level(submission.intensities.umami),
    visual_appearance: unlessEmpty({
      color: list(readHexColours(submission.colours)),
      shape: text(submission.shape),
      size: text(submission.size),
      consistency: text(submission.consistency),
    }),
    sound_profile: unlessEmpty({
      eating_sounds: list(submission.eatingSounds),
      preparation_sounds: list(submission.preparationSounds),
    }),
    temperature_experience: unlessEmpty({
      ideal_serving_temp: text(submission.idealServing),
      temp_sensitivity: text(submission.temperatureSensitivity),
      hot_vs_cold_taste: text(submission.hotVersusCold),
    }),
    emotional_associations: list(submission.emotionalAssociations),
    memory_triggers: list(submission.memoryTriggers),
    ...preparation(submission),
    cultural_significance: text(submission.culturalSignificance),
    cultural_variations: list(submission.culturalVariations),
    regional_variations: list(submission.regionalVariations),
    allergens: submission.allergens && words(submission.allergens),
    may_contain: submission.mayContain && words(submission.mayContain),
    dietary_info: dietaryInfo(submission),
    health_warnings: list(submission.healthWarnings),
    nutritional_highlights: list(submission.nutritionalHighlights),
  };
}

/** The columns of `after` that differ in content from `before`: what an edit sends. */
export function changedColumns(before: FoodColumns, after: FoodColumns): Partial<FoodColumns> {
  const changed = Object.entries(after).filter(([name, value]) => !sameJson(Reflect.get(before, name), value));
  return Object.fromEntries(changed);
}

function tasteProfile(submission: FoodSubmission): TasteProfileColumn {
  return {
    flavor: list(submission.flavours),
    texture: list(submission.textures),
    aroma: list(submission.aromas),
    aftertaste: text(submission.aftertaste),
    mouthfeel: text(submission.mouthfeel),
    similar_foods: list(submission.similarFoods),
    ai_generated_summary: text(submission.summary),
    cultural_context: text(submission.culturalContext),
  };
}

function tasteIntensity(submission: FoodSubmission): TasteIntensityColumn {
  const levels = intensityNames.map((name) => [name, level(submission.intensities[name])] as const);
  return {
    ...(Object.fromEntries(levels) as Record<IntensityName, number | null>),
    temperature_served: text(submission.temperatureServed),
    cooking_methods: list(submission.cookingMethods),
  };
}

function preparation(submission: FoodSubmission) {
  const { difficulty } = submission;
  return {
    ingredients: list(submission.ingredients),
    preparation_notes: text(submission.preparationNotes),
    preparation_methods: list(submission.preparationMethods),
    serving_suggestions: list(submission.servingSuggestions),
    best_paired_with: list(submission.bestPairedWith),
    consumption_tips: list(submission.consumptionTips),
    portion: text(submission.portion),
    way_of_eating: text(submission.wayOfEating),
    likened: likened(submission),
    seasonal_availability: list(submission.seasonalAvailability),
    difficulty_level: difficulty === null ? null : Math.round(clamp(difficulty, 1, 5)),
  };
}

/** A line of which only one half is written says nothing yet. */
function likened(submission: FoodSubmission): FoodColumns['likened'] {
  const whole = submission.likened.flatMap(({ food, but }) => {
    const [name, difference] = [text(food), text(but)];
    return name === null || difference === null ? [] : [{ food: name, but: difference }];
  });
  return whole.length > 0 ? whole : null;
}

function dietaryInfo({ diet, nutFreeConfirmed }: FoodSubmission): FoodColumns['dietary_info'] {
  const answers = { ...diet, nut_free: nutFreeConfirmed ? diet.nut_free : null };
  return dietaryFlagNames.some((name) => answers[name] !== null) ? answers : null;
}

function text(value: string): string | null {
  return cleanText(value, value.length) || null;
}

function words(values: readonly string[]): readonly string[] {
  return uniqueWords(values.map((value) => cleanText(value, value.length)));
}

function list(values: readonly string[]): readonly string[] | null {
  const kept = words(values);
  return kept.length > 0 ? kept : null;
}

function level(value: number | null): number | null {
  return value === null ? null : clamp(value, 0, 5);
}

function unlessEmpty<T extends object>(column: T): T | null {
  return Object.values(column).some((value) => value !== null) ? column : null;
}
