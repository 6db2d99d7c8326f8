import { dietaryFlagNames, intensityNames } from '#domain/taste/taste-vocabulary.ts';

/** What is asked of one text of a record, or of each text of a list. */
export interface TextRule {
  /** Characters of each text. */
  readonly length: readonly [least: number, most: number];
  /** Entries, where it is a list. */
  readonly many?: readonly [least: number, most: number];
  /** A name of a food or of a cuisine, which no translation replaces. */
  readonly isName?: true;
  /** Shown by the words of the app, where these know it: a translation may leave it out. */
  readonly isWord?: true;
  /** A sentence that belongs to this record alone. */
  readonly isProse?: true;
}

/** Every text of a record by its path: one table for shape, translations and shared sentences. */
export const recordTexts: Readonly<Record<string, TextRule>> = {
  name: { length: [2, 60], isName: true },
  native_name: { length: [1, 60], isName: true },
  origin: { length: [4, 30], isName: true },
  description: { length: [120, 320], isProse: true },
  ingredients: { length: [2, 60], many: [1, 16] },
  'taste_profile.aftertaste': { length: [15, 120], isProse: true },
  'taste_profile.mouthfeel': { length: [20, 130], isProse: true },
  'taste_profile.similar_foods': { length: [2, 60], many: [2, 4], isName: true },
  'taste_profile.cultural_context': { length: [25, 160], isProse: true },
  'taste_intensity.cooking_methods': { length: [3, 40], many: [1, 4], isWord: true },
  'visual_appearance.shape': { length: [8, 70] },
  'visual_appearance.size': { length: [6, 60] },
  'visual_appearance.consistency': { length: [4, 70] },
  'sound_profile.eating_sounds': { length: [5, 60], many: [1, 2] },
  'sound_profile.preparation_sounds': { length: [5, 60], many: [1, 2] },
  'temperature_experience.ideal_serving_temp': { length: [4, 50] },
  'temperature_experience.temp_sensitivity': { length: [15, 130], isProse: true },
  'temperature_experience.hot_vs_cold_taste': { length: [20, 150], isProse: true },
  emotional_associations: { length: [3, 40], many: [1, 3] },
  memory_triggers: { length: [5, 80], many: [1, 3] },
  preparation_notes: { length: [50, 280], isProse: true },
  preparation_methods: { length: [4, 60], many: [1, 4] },
  serving_suggestions: { length: [4, 80], many: [2, 3] },
  best_paired_with: { length: [2, 60], many: [2, 4], isName: true },
  consumption_tips: { length: [10, 160], many: [1, 2], isProse: true },
  portion: { length: [6, 80] },
  way_of_eating: { length: [20, 200], isProse: true },
  seasonal_availability: { length: [3, 80], many: [1, 4] },
  culture_notes: { length: [110, 480], isProse: true },
  cultural_significance: { length: [20, 160], isProse: true },
  cultural_variations: { length: [4, 90], many: [1, 3] },
  regional_variations: { length: [4, 100], many: [1, 3] },
  nutritional_highlights: { length: [4, 80], many: [1, 3] },
  health_warnings: { length: [3, 140], many: [0, 4] },
};

/** The keys of each part that is a record of its own. */
export const recordParts: Readonly<Record<string, readonly string[]>> = {
  taste_profile: ['flavor', 'texture', 'aroma', 'aftertaste', 'mouthfeel', 'similar_foods', 'cultural_context'],
  taste_intensity: [...intensityNames, 'temperature_served', 'cooking_methods'],
  visual_appearance: ['color', 'shape', 'size', 'consistency'],
  sound_profile: ['eating_sounds', 'preparation_sounds'],
  temperature_experience: ['ideal_serving_temp', 'temp_sensitivity', 'hot_vs_cold_taste'],
  dietary_info: dietaryFlagNames,
};
