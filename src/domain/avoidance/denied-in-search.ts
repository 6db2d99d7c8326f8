import type { FoodQuestion } from '#domain/search/food-question.ts';
import { findMentions } from './find-mentions.ts';
import { isUnstated, type UnstatedDiet } from './need.ts';
import { isTalk } from './wording/ordinary-words.ts';
import { speaksOfHarm } from './harm/signs-of-harm.ts';
import { withoutHarmless } from './harm/harmless-words.ts';
import { foldedSentences } from './wording/folded-sentences.ts';
import { unknownAvoided } from './unknown-avoided.ts';

/** What a text in a search box leaves out in so many words, and what is left to be looked for. */
export interface DeniedInSearch extends Pick<FoodQuestion, 'withoutAllergens' | 'diet'> {
  readonly rest: string;
  /** Diets that it names of which no food states anything (R5): nothing is left out for them. */
  readonly unstated: readonly UnstatedDiet[];
  /** What it denies in words that nothing here knows, folded: nothing is left out for them, and whoever shows the search says so. */
  readonly unknown: readonly string[];
}

const denials = /^(?:no|without|minus|sans|ohne|keine?[mnrs]?|nix)$/;
/** Words by which a text surely denies something: 'sans' and 'minus' are parts of names, too. */
const surely =
  /^(?:no|without|free|avoid\w*|ohne|keine?[mnrs]?|\w+(?:free|frei(?:e[mnrs]?)?)|\w*all?erg\w*|\w*intoleran\w*)$/;
const around = /^(?:no|without|minus|sans|ohne|keine?[mnrs]?|nix|and|or|und|oder|any|,)$/;

/**
 * 'Peanut free curry', 'no egg', 'Suppe ohne Milch', 'nut allergy': a search for these words as names would find what they leave out (R29). A name
 * alone is no denial: 'peanut' looks for peanuts.
 *
 * @returns null if the text denies nothing that is known or unknown, and names no diet that foods cannot state
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
  const unknown = words.some((word) => surely.test(word)) ? [...new Set(unknownAvoided(words, mentions))] : [];
  if (diet.length + withoutAllergens.length === 0)
    return unstated.length + unknown.length === 0
      ? null
      : { rest: text, diet: [], withoutAllergens: [], unstated, unknown };
  const rest = words.filter(
    (word, at) =>
      !around.test(word) &&
      !(isOfHarm && (isTalk(word) || speaksOfHarm(word))) &&
      !denied.some(({ from, to }) => from <= at && at < to),
  );
  return {
    rest: rest.join(' '),
    diet: [...new Set(diet)],
    withoutAllergens: [...new Set(withoutAllergens)],
    unstated,
    unknown,
  };
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
