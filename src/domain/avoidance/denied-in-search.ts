import type { FoodQuestion } from '#domain/search/food-question.ts';
import { findMentions } from './find-mentions.ts';
import { isUnstated, type UnstatedDiet } from './need.ts';
import { isTalk } from './ordinary-words.ts';
import { speaksOfHarm, withoutHarmless } from './signs-of-harm.ts';
import { foldedSentences } from './folded-sentences.ts';

/** What a text in a search box leaves out in so many words, and what is left to be looked for. */
export interface DeniedInSearch extends Pick<FoodQuestion, 'withoutAllergens' | 'diet'> {
  readonly rest: string;
  /** Diets that it names of which no food states anything (R5): nothing is left out for them. */
  readonly unstated: readonly UnstatedDiet[];
}

const denials = /^(?:no|without|minus|sans|ohne|keine?[mnrs]?|nix)$/;
const around = /^(?:no|without|minus|sans|ohne|keine?[mnrs]?|nix|and|or|und|oder|any|,)$/;

/**
 * 'Peanut free curry', 'no egg', 'Suppe ohne Milch', 'nut allergy': a search for these words as names would find what they leave out (R29). A name
 * alone is no denial: 'peanut' looks for peanuts.
 *
 * @returns null if the text denies nothing, and names no diet that foods cannot state
 */
export function deniedInSearch(text: string): DeniedInSearch | null {
  const words = foldedSentences(text).flatMap((sentence) => sentence.words);
  const mentions = findMentions(words);
  const isOfHarm =
    speaksOfHarm(withoutHarmless(words.filter((word) => word !== ',').join(' '))) ||
    mentions.some(({ isHarmful }) => isHarmful);
  // 'Coeliac' and 'laktoseintolerant' are no names of foods: they deny by themselves.
  const isDenying = ({ isDiet, needs }: (typeof mentions)[number]) =>
    isDiet && needs.some(({ kind }) => kind === 'allergen');
  const denied = mentions.filter(
    (mention) =>
      mention.isDenied ||
      isDenying(mention) ||
      (isOfHarm && !mention.isDish && !mention.isDiet) ||
      isAfterDenial(words, mention.from, mentions),
  );
  const needs = denied.flatMap((mention) => mention.needs);
  const diet = needs.flatMap((need) => (need.kind === 'diet' && !isUnstated(need.diet) ? [need.diet] : []));
  const withoutAllergens = needs.flatMap((need) => (need.kind === 'allergen' ? [need.allergen] : []));
  const unstated = [
    ...new Set(
      mentions.flatMap((mention) =>
        mention.needs.flatMap((need) => (need.kind === 'diet' && isUnstated(need.diet) ? [need.diet] : [])),
      ),
    ),
  ];
  if (diet.length + withoutAllergens.length === 0)
    return unstated.length === 0 ? null : { rest: text, diet: [], withoutAllergens: [], unstated };
  const rest = words.filter(
    (word, at) =>
      !around.test(word) &&
      !(isOfHarm && (isTalk(word) || speaksOfHarm(word))) &&
      !denied.some(({ from, to }) => from <= at && at < to),
  );
  return { rest: rest.join(' '), diet: [...new Set(diet)], withoutAllergens: [...new Set(withoutAllergens)], unstated };
}

/** Between the denial and it there is nothing but what else is denied: 'no eggs or milk'. */
function isAfterDenial(
  words: readonly string[],
  from: number,
  mentions: readonly { readonly from: number; readonly to: number }[],
): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (denials.test(word)) return true;
    if (!around.test(word) && !mentions.some((one) => one.from <= at && at < one.to)) return false;
  }
  return false;
}
