import { decodeHealth } from '#domain/foods/decoding/decode-health.ts';
import { type DietaryFlagName, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { namedTopics } from '#domain/foods/topics/named-topics.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { dietStatus } from './diet-status.ts';
import { toldAllergens } from './told-allergens.ts';

/** What may be told of a food's allergens and diets to whoever reads it (R28). */
interface ToldSafety {
  /** null: nobody stated them. */
  readonly allergens: readonly string[] | null;
  /** What is named elsewhere stands here where the list is not stated. */
  readonly mayContain: readonly string[];
  /** What the list lacks, and something else that is stated leaves open. */
  readonly doubted: readonly string[];
  /** The diets that are stated as kept, and nothing that is stated leaves them open. */
  readonly diets: readonly DietaryFlagName[];
}

/** The same for the server's stories as on the devices; of what is no row nothing is known. */
export function toldSafety(row: unknown): ToldSafety {
  const columns = readColumns(row);
  if (columns === null) return { allergens: null, mayContain: [], doubted: [], diets: [] };
  const food = {
    ...decodeHealth(columns),
    name: columns.text('name'),
    nativeName: columns.text('native_name'),
    ingredients: columns.list('ingredients'),
    description: columns.text('description'),
    preparationNotes: columns.text('preparation_notes'),
    preparationMethods: columns.list('preparation_methods'),
    servingSuggestions: columns.list('serving_suggestions'),
    culturalVariations: columns.list('cultural_variations'),
    regionalVariations: columns.list('regional_variations'),
  };
  const { isListed, contains, mayContain, doubted } = toldAllergens(food);
  return {
    allergens: isListed ? contains : null,
    mayContain: isListed ? mayContain : [...contains, ...mayContain],
    doubted,
    diets: dietaryFlagNames.filter((flag) => dietStatus(food, flag) === 'stated-free'),
  };
}

/** Whether a word of a text misses an allergen by a letter: 'any penuts in it?'. */
export function missesAllergen(text: string): boolean {
  return namedTopics(text).slips !== 0;
}
