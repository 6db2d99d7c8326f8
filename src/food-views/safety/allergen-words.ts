import { type AllergenStatement, allergenStatements, toldAllergens } from '#domain/safety/told-allergens.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** The sentences about a food's allergens, as its page and the comparison say them, each with what it is (R28). */
export function allergenWords(
  food: SafetyFacts,
): readonly { readonly kind: AllergenStatement['kind']; readonly words: string }[] {
  return allergenStatements(food).map((statement) => ({ kind: statement.kind, words: wordsOf(statement) }));
}

function wordsOf(statement: AllergenStatement): string {
  const words = safetyWords[assistantLanguage];
  switch (statement.kind) {
    case 'not-listed':
      return words.allergensNotStated;
    case 'none-listed':
      return words.noneListed;
    case 'in-doubt':
      return words.inDoubt;
    default:
      return words.allergen(statement.words.map(wordFor).join(', '), statement.kind);
  }
}

/** Whether more is stated that it may contain: '' where that is said already, and where anything is in doubt, that it is not known. */
export function wordsForMore(food: SafetyFacts): string {
  const words = safetyWords[assistantLanguage];
  const { isMoreListed, mayContain, doubted } = toldAllergens(food);
  if (!isMoreListed || doubted.length > 0) return words.mayContainNotStated;
  return mayContain.length === 0 ? words.nothingMore : '';
}
