import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { avoidedIn, type AvoidedStatus } from '#domain/safety/avoided-in.ts';
import { type SafetyStatus, worstStatus } from '#domain/safety/safety-status.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** How a food stands to one of those who eat. */
export interface PersonStanding<Person extends SafetyNeeds> {
  readonly person: Person;
  /** The worst of what the person avoids (R28): 'stated-free' also of whoever avoids nothing. */
  readonly status: SafetyStatus;
  /** What has this status, in the person's order; empty where it is 'stated-free'. */
  readonly by: readonly AvoidedStatus[];
}

/** How a food stands to each of those who eat, in their order: what one member alone is told, by the same rule. */
export function standingsAt<Person extends SafetyNeeds>(
  food: SafetyFacts,
  people: readonly Person[],
): readonly PersonStanding<Person>[] {
  return people.map((person) => {
    const avoided = avoidedIn(food, person);
    const status = worstStatus(avoided.map((one) => one.status));
    return { person, status, by: status === 'stated-free' ? [] : avoided.filter((one) => one.status === status) };
  });
}

/**
 * All that somebody of the table avoids: what may be offered to it may be offered to each of them, and nothing else may.
 *
 * @param people in any order
 */
export function needsOfTable(people: readonly SafetyNeeds[]): SafetyNeeds {
  const all = (words: (person: SafetyNeeds) => readonly string[]) => [...new Set(people.flatMap(words))];
  return {
    allergens: all(({ allergens }) => allergens),
    dietaryRestrictions: all(({ dietaryRestrictions }) => dietaryRestrictions),
  };
}

/** A member's profile as offers for a table go by: the member's own taste, and what any of them avoids, the member too. */
export function profileAtTable(profile: TasteProfile | null, people: readonly SafetyNeeds[]): TasteProfile {
  const own = profile ?? emptyTasteProfile;
  return { ...own, ...needsOfTable([own, ...people]) };
}
