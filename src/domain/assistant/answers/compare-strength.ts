import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Strength } from '#domain/assistant/reading/wish-part.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';

/** In levels of all tastes but sweetness, and of the words below: so much apart is worth the word. */
const STRONGER = 1;
/** Less heat than this is none. */
const HEAT = 0.5;
const strongWords: ReadonlySet<string> = new Set(['pungent', 'funky', 'fermented', 'smoky', 'gamey', 'spicy']);
const mildWords: ReadonlySet<string> = new Set(['mild', 'delicate', 'light', 'milky', 'fresh']);

const asksForStronger =
  /\b(?:strong(?:er|est)|(?:more|most) (?:strong|intense|pungent|powerful)|staerker|starker|kra?e?ftiger|intensiver|am (?:staerksten|starksten|kra?e?ftigsten|intensivsten))\b/;
const asksForWeaker =
  /\b(?:weak(?:er|est)|gentle(?:r|st)|subtle(?:r|st)|(?:less|least) (?:strong|intense|pungent|powerful)|schwa?e?cher|sanfter|dezenter|weniger (?:stark|kra?e?ftig|intensiv))\b/;
const asksForMilder = /\b(?:milder|mildest|milde(?:re|ste)[mnrs]?|am mildesten|tamer)\b/;

/** Whether a food is known to have no heat, so that 'milder' says nothing of that. */
export const hasNoHeat = ({ intensities, defaulted }: TasteTraits) =>
  intensities.spicy < HEAT && !defaulted.includes('spicy');

/** Whether one tastes stronger in all than another, or milder, by a level at least. */
export function isOfStrength(one: TasteTraits, strength: Strength, than: TasteTraits): boolean {
  const more = strengthOf(one) - strengthOf(than);
  return strength === 'more' ? more >= STRONGER : more <= -STRONGER;
}

/** How much a food tastes and smells of, by its levels and by how it is described; sweetness makes nothing strong. */
function strengthOf({ intensities, flavours, aromas }: TasteTraits): number {
  const levels = intensityNames.reduce((sum, name) => sum + (name === 'sweet' ? 0 : intensities[name]), 0);
  const words = [...new Set([...flavours, ...aromas])];
  const count = (among: ReadonlySet<string>) => words.filter((word) => among.has(word)).length;
  return levels + count(strongWords) - count(mildWords);
}

/**
 * What a comparison by strength is answered, or null for a prompt that asks for none, and for foods that are alike in it.
 *
 * @param prompt folded
 * @returns `foods`: the one that is asked for first, so that the next question is of it
 */
export function compareStrength<F extends TasteTraits>(
  foods: readonly F[],
  prompt: string,
  words: AssistantWords,
): { readonly text: string; readonly foods: readonly F[] } | null {
  const isOfWeakest = asksForWeaker.test(prompt) || (asksForMilder.test(prompt) && foods.every(hasNoHeat));
  if (!isOfWeakest && !asksForStronger.test(prompt)) return null;
  if (new Set(foods.map(strengthOf)).size < foods.length) return null;
  const ordered = foods.toSorted((one, other) => strengthOf(other) - strengthOf(one));
  const text = words.strongestFirst(ordered.map(({ name }) => name));
  return { text, foods: isOfWeakest ? ordered.toReversed() : ordered };
}
