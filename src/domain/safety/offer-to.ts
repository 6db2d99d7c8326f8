import { type Offered, offerToAnyone } from './offered.ts';
import { speaksAgainst } from './safety-status.ts';
import { type SafetyNeeds, safetyStatusFor } from './safety-status-for.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';

/**
 * Whether a food may be offered to someone (R5, R28): not if it contains, or may contain, what they avoid. A food that
 * does not state it may be offered, and whoever shows it says so in words (`SafetyMark`). @param needs null for whoever avoids nothing
 */
export function mayOffer(food: SafetyFacts, needs: SafetyNeeds | null): boolean {
  return needs === null || !speaksAgainst(safetyStatusFor(food, needs));
}

/** Those of some things that may be offered to someone, in their order. Every list of foods that nobody asked for by name goes through here. @param foodOf the food of a thing */
export function offerTo<T>(
  things: readonly T[],
  needs: SafetyNeeds | null,
  foodOf: (thing: T) => SafetyFacts,
): Offered<T> {
  return offerToAnyone(things.filter((thing) => mayOffer(foodOf(thing), needs)));
}

/** The same offer, each thing told by a part of it. */
export function offeredAs<T, Part>(things: Offered<T>, part: (thing: T) => Part): Offered<Part> {
  return offerToAnyone(things.map(part));
}

/** The same offer in another order: some of it behind all else, both parts in their order. */
export function offeredLast<T>(things: Offered<T>, isLast: (thing: T) => boolean): Offered<T> {
  const last = new Set(things.filter(isLast));
  return offerToAnyone([...things.filter((thing) => !last.has(thing)), ...last]);
}

/** Two offers to the same someone, one after the other. */
export function offeredTogether<T>(...lists: readonly Offered<T>[]): Offered<T> {
  return offerToAnyone(lists.flat());
}
