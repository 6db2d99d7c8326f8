import type { FoodQuestion } from '#domain/search/food-question.ts';
import { findMentions } from './find-mentions.ts';
import { isUnstated } from './need.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** What a text in a search box leaves out in so many words, and what is left to be looked for. */
export interface DeniedInSearch extends Pick<FoodQuestion, 'withoutAllergens' | 'diet'> {
  readonly rest: string;
}

const denials = /^(?:no|without|minus|sans|ohne|keine?[mnrs]?|nix)$/;
const around = /^(?:no|without|minus|sans|ohne|keine?[mnrs]?|nix|and|or|und|oder|any|,)$/;

/**
 * 'Peanut free curry', 'no egg', 'Suppe ohne Milch': a search for these words as names would find what they leave out (R29). A name alone is no
 * denial: 'peanut' looks for peanuts.
 *
 * @returns null where nothing is denied
 */
export function deniedInSearch(text: string): DeniedInSearch | null {
  const words = spokenSentences(text).flatMap((sentence) => sentence.words);
  const mentions = findMentions(words);
  const denied = mentions.filter(({ from, isDenied }) => isDenied || isAfterDenial(words, from, mentions));
  const needs = denied.flatMap((mention) => mention.needs);
  const diet = needs.flatMap((need) => (need.kind === 'diet' && !isUnstated(need.diet) ? [need.diet] : []));
  const withoutAllergens = needs.flatMap((need) => (need.kind === 'allergen' ? [need.allergen] : []));
  if (diet.length + withoutAllergens.length === 0) return null;
  const rest = words.filter((word, at) => !around.test(word) && !denied.some(({ from, to }) => from <= at && at < to));
  return { rest: rest.join(' '), diet: [...new Set(diet)], withoutAllergens: [...new Set(withoutAllergens)] };
}

/** Between the denial and it there is nothing but what else is denied: 'no eggs or milk'. */
function isAfterDenial(words: readonly string[], from: number, mentions: readonly { readonly from: number; readonly to: number }[]): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (denials.test(word)) return true;
    if (!around.test(word) && !mentions.some((one) => one.from <= at && at < one.to)) return false;
  }
  return false;
}
