import type { Food } from '#domain/foods/food.ts';
import { decodeTasting } from './decode-tasting.ts';
import { isSilent, tastedParts, type TastedWord, type Tasting } from './tasting.ts';

/** Of each list the first ones are asked about: more would be a chore. */
const OF_EACH = 8;
/** A longer one is a sentence. */
const LONGEST = 60;

type Worded = Pick<Food, 'flavours' | 'textures' | 'aromas'>;

/** The words of a food that a taster may agree to or not. */
export function tastedWords(food: Worded): readonly TastedWord[] {
  return tastedParts.flatMap((part) =>
    food[part]
      .filter((word) => word.length <= LONGEST)
      .slice(0, OF_EACH)
      .map((word) => ({ part, word })),
  );
}

/** A tasting without answers to words that the food has not, or has no more; null where nothing is left. */
export function tastingOf(food: Worded, value: unknown): Tasting | null {
  const tasting = decodeTasting(value);
  if (tasting === null) return null;
  const offered = new Set(tastedWords(food).map(({ part, word }) => `${part} ${word}`));
  const kept = { ...tasting, words: tasting.words.filter(({ part, word }) => offered.has(`${part} ${word}`)) };
  return isSilent(kept) ? null : kept;
}
