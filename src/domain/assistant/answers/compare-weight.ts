import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';

const heavierSaid =
  'heav(?:ier|iest)|rich(?:er|est)|stodgier|(?:more|most) (?:heavy|filling|rich|fatty|greasy)|schwerer|schwerste[rsn]?|mae?chtiger|mae?chtigste[rsn]?|deftiger|mehr (?:schwer|mae?chtig|fettig|deftig)';
const lighterSaid =
  'light(?:er|est)|(?:less|least) (?:heavy|filling|rich|fatty|greasy)|leichter|leichteste[rsn]?|weniger (?:schwer|mae?chtig|fettig|deftig)';

/** Asks which of some foods is the lighter or the heavier. Over folded text. */
export const asksForWeight = new RegExp(`\\b(?:${heavierSaid}|${lighterSaid})\\b`);
const asksForHeaviest = new RegExp(`\\b(?:${heavierSaid})\\b`);

/** Words of the vocabulary that are said of heavy food, and of light. */
const heavy: ReadonlySet<string> = new Set(
  'rich hearty buttery cheesy meaty creamy chocolatey dense oily gooey thick'.split(' '),
);
const light: ReadonlySet<string> = new Set('light fresh delicate citrusy minty airy brothy fluffy'.split(' '));

function weightOf({ flavours, textures }: TasteTraits): number {
  return [...flavours, ...textures].reduce(
    (sum, word) => sum + (heavy.has(word) ? 1 : 0) - (light.has(word) ? 1 : 0),
    0,
  );
}

const MOST_WEIGHT = 5;

/** How light or heavy a food is, as a wish wants it that asks for the lightest or the heaviest: 0-5. @param text folded */
export function fitByWeight(text: string): (food: TasteTraits) => number {
  const sign = asksForHeaviest.test(text) ? 1 : -1;
  return (food) => Math.min(MOST_WEIGHT, Math.max(0, MOST_WEIGHT / 2 + sign * weightOf(food)));
}

/** The foods from the lightest to the heaviest by the words that are stated of them, or null where these do not say. No record states a weight (R4). */
function byWeight<F extends TasteTraits>(foods: readonly F[]): readonly F[] | null {
  if (new Set(foods.map(weightOf)).size < foods.length) return null;
  return foods.toSorted((one, other) => weightOf(one) - weightOf(other));
}

/**
 * What a comparison by weight is answered, or null for a prompt that asks for none.
 *
 * @param prompt folded
 * @returns `foods`: the one that is asked for first, so that the next question is of it
 */
export function compareWeight<F extends TasteTraits>(
  foods: readonly F[],
  prompt: string,
  words: AssistantWords,
): { readonly text: string; readonly foods: readonly F[] } | null {
  if (!asksForWeight.test(prompt)) return null;
  const ordered = byWeight(foods);
  if (ordered === null) return { text: words.weightNotStated, foods };
  const text = words.lightestFirst(ordered.map(({ name }) => name));
  return { text, foods: asksForHeaviest.test(prompt) ? ordered.toReversed() : ordered };
}
