import type { Avoidance } from '#domain/avoidance/read-avoidance.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';

/** Words for a taste that read like something to eat. */
const isTaste = /^(?:spice|heat|spiciness|sweetness|bitterness|sourness|scharfe|schaerfe|susse|suesse)$/;

/**
 * 'Beef without noodles': a kind of dish is nothing that a record would have to state as free, where nothing in a question speaks of harm; the
 * wish leaves it out. Ingredients that no food states to be without stay unanswered (R5).
 */
export function withoutKinds(avoidance: Avoidance): Avoidance {
  const { unknown, health, isOfHarm, isUnnamed } = avoidance;
  if (
    isOfHarm ||
    isUnnamed ||
    health.length > 0 ||
    unknown.length === 0 ||
    !unknown.every((word) => isKindWord(word) || isTaste.test(word))
  )
    return avoidance;
  return { ...avoidance, unknown: [] };
}
