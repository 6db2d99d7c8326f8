import type { Avoidance } from '#domain/avoidance/read-avoidance.ts';
import { isKindWord } from './dish-kinds.ts';

/**
 * 'Beef without noodles': a kind of dish is nothing that a record would have to state as free, where nothing in a question speaks of harm; the
 * wish leaves it out. Ingredients that no food states to be without stay unanswered (R5).
 */
export function withoutKinds(avoidance: Avoidance): Avoidance {
  const { unknown, health, isOfHarm, isUnnamed } = avoidance;
  if (isOfHarm || isUnnamed || health.length > 0 || unknown.length === 0 || !unknown.every(isKindWord)) return avoidance;
  return { ...avoidance, unknown: [] };
}
