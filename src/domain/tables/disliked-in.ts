import { plainDislikeNamed } from '#domain/assistant/words/plain-dislike-words.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { allergenStatus, isKnownAllergen } from '#domain/safety/allergen-status.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/**
 * Which of the foods and ingredients that somebody does not like a food is called by or made with. What is not named here may be in it all the same: this orders,
 * and promises nothing.
 */
export function dislikedIn(food: SafetyFacts, dislikes: readonly string[]): readonly string[] {
  return dislikes.filter((word) => isNamed(food, word));
}

function isNamed(food: SafetyFacts, word: string): boolean {
  const said = [food.name, food.nativeName, ...food.ingredients];
  const wanted = foldSearchText(word);
  if (wanted === '') return false;
  const plain = plainDislikeNamed(wanted);
  if (plain !== null) return said.some((text) => plain.named.test(text));
  if (isKnownAllergen(word) && allergenStatus(food, word) === 'contains') return true;
  const stem = wanted.length > 3 ? wanted.replace(/(?:es|s|en|n)$/, '') : wanted;
  return said.some((text) => namesWord(` ${foldSearchText(text)} `, [wanted, stem]));
}

/** As a word of its own, in the singular or the plural: 'egg' is not named by 'eggplant'. */
function namesWord(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => ['', 's', 'es', 'n', 'en'].some((ending) => text.includes(` ${form}${ending} `)));
}
