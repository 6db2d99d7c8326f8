import type { FoodColumns } from '#domain/foods/decoding/food-columns.ts';
import type { FoodSubmission } from './food-submission.ts';

type FieldsOf<T> = {
  [Field in keyof FoodSubmission]: FoodSubmission[Field] extends T ? Field : never;
}[keyof FoodSubmission];
export type TextField = FieldsOf<string>;
export type ListField = FieldsOf<readonly string[] | null>;

/** Entries in one list. */
export const LIST_LENGTH_LIMIT = 30;

/** Characters (code points) of how a likened food differs. */
export const LIKENED_LIMIT = 200;

/** Characters (code points) of each text; what the server keeps in a text column of its own may be longer than a part of JSON. */
export const textLimits: Readonly<Record<TextField, number>> = {
  name: 120,
  nativeName: 120,
  origin: 100,
  course: 20,
  description: 2000,
  cultureNotes: 2000,
  preparationNotes: 2000,
  culturalSignificance: 2000,
  aftertaste: 500,
  mouthfeel: 500,
  summary: 2000,
  culturalContext: 500,
  temperatureServed: 60,
  shape: 120,
  size: 120,
  consistency: 120,
  idealServing: 120,
  temperatureSensitivity: 500,
  hotVersusCold: 500,
  portion: 120,
  wayOfEating: 500,
  language: 3,
};

const WORD = 60;
const PHRASE = 200;

/** Characters (code points) of each entry of a list: a word or two, or a phrase. */
export const itemLimits: Readonly<Record<ListField, number>> = {
  flavours: WORD,
  textures: WORD,
  aromas: WORD,
  similarFoods: WORD,
  cookingMethods: WORD,
  colours: WORD,
  eatingSounds: WORD,
  preparationSounds: WORD,
  emotionalAssociations: WORD,
  ingredients: WORD,
  bestPairedWith: WORD,
  seasonalAvailability: WORD,
  allergens: WORD,
  mayContain: WORD,
  memoryTriggers: PHRASE,
  preparationMethods: PHRASE,
  servingSuggestions: PHRASE,
  consumptionTips: PHRASE,
  culturalVariations: PHRASE,
  regionalVariations: PHRASE,
  healthWarnings: PHRASE,
  nutritionalHighlights: PHRASE,
};

interface JsonColumnLimit {
  /** UTF-8 bytes of the column's JSON that the server takes. */
  readonly bytes: number;
  readonly fields: readonly (TextField | ListField | 'likened')[];
}

/** Scripts other than Latin take up to four bytes a character, so that fields within their own limits can still be too much. */
export const jsonColumnLimits: Readonly<Partial<Record<keyof FoodColumns, JsonColumnLimit>>> = {
  taste_profile: {
    bytes: 10_000,
    fields: ['flavours', 'textures', 'aromas', 'aftertaste', 'mouthfeel', 'similarFoods', 'summary', 'culturalContext'],
  },
  taste_intensity: { bytes: 2000, fields: ['temperatureServed', 'cookingMethods'] },
  visual_appearance: { bytes: 4000, fields: ['colours', 'shape', 'size', 'consistency'] },
  sound_profile: { bytes: 4000, fields: ['eatingSounds', 'preparationSounds'] },
  temperature_experience: { bytes: 4000, fields: ['idealServing', 'temperatureSensitivity', 'hotVersusCold'] },
  emotional_associations: { bytes: 4000, fields: ['emotionalAssociations'] },
  memory_triggers: { bytes: 4000, fields: ['memoryTriggers'] },
  ingredients: { bytes: 8000, fields: ['ingredients'] },
  preparation_methods: { bytes: 4000, fields: ['preparationMethods'] },
  serving_suggestions: { bytes: 4000, fields: ['servingSuggestions'] },
  best_paired_with: { bytes: 4000, fields: ['bestPairedWith'] },
  likened: { bytes: 4000, fields: ['likened'] },
  consumption_tips: { bytes: 4000, fields: ['consumptionTips'] },
  seasonal_availability: { bytes: 4000, fields: ['seasonalAvailability'] },
  cultural_variations: { bytes: 4000, fields: ['culturalVariations'] },
  regional_variations: { bytes: 4000, fields: ['regionalVariations'] },
  allergens: { bytes: 2000, fields: ['allergens'] },
  may_contain: { bytes: 2000, fields: ['mayContain'] },
  health_warnings: { bytes: 4000, fields: ['healthWarnings'] },
  nutritional_highlights: { bytes: 4000, fields: ['nutritionalHighlights'] },
};
