import { foldCase } from '#prelude/text/fold-case.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import type { DietaryAnswer, Food } from '#domain/foods/food.ts';
import type { Columns } from '#domain/values/read-columns.ts';
import { readList } from '#domain/values/read-list.ts';
import { allergenWords, dietaryFlagNames, type DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';

type HealthParts = Pick<Food, 'allergens' | 'mayContain' | 'diet' | 'healthWarnings' | 'nutritionalHighlights'>;

/** What a food says about health (spec 1 §3; R5). What cannot be read is 'not stated', never 'no allergens' and never 'yes'. */
export function decodeHealth(columns: Columns): HealthParts {
  return {
    allergens: decodeAllergens(columns.value('allergens')),
    mayContain: decodeAllergens(columns.value('may_contain')),
    diet: decodeDiet(columns.nested('dietary_info')),
    healthWarnings: columns.list('health_warnings'),
    nutritionalHighlights: columns.list('nutritional_highlights'),
  };
}

function decodeAllergens(value: unknown): readonly string[] | null {
  const brokenJson = typeof value === 'string' && /^\s*[[{"]/.test(value) && parseJson(value) === undefined;
  const words = brokenJson ? null : readList(value);
  return words && uniqueWords(words.map(vocabularySpelling));
}

function vocabularySpelling(word: string): string {
  const folded = foldCase(word);
  return allergenWords.find((known) => known === folded) ?? word;
}

function decodeDiet(flags: Columns): Record<DietaryFlagName, DietaryAnswer> {
  const answers = dietaryFlagNames.map((name) => [name, dietaryAnswer(flags.value(name))] as const);
  return Object.fromEntries(answers) as Record<DietaryFlagName, DietaryAnswer>;
}

function dietaryAnswer(value: unknown): DietaryAnswer {
  const answer = typeof value === 'string' ? foldCase(value.trim()) : value;
  if (answer === true || answer === 'true') return true;
  return answer === false || answer === 'false' ? false : null;
}
