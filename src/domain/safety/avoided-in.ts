import { allergenStanding } from './allergen-standing.ts';
import { dietStanding } from './diet-standing.ts';
import type { SafetyStanding } from './safety-standing.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { SafetyFacts } from './stated-topics.ts';

/** One thing that someone avoids, and how a food stands to it. */
export interface AvoidedStanding {
  readonly kind: 'allergen' | 'diet';
  readonly word: string;
  readonly standing: SafetyStanding;
}

/**
 * What is avoided by who avoids these allergens. EU law names crustaceans and molluscs apart (Regulation 1169/2011, annex II), US law only 'Crustacean
 * shellfish' (FALCPA), and in common use 'shellfish' is both: a food's stated 'shellfish' is crustaceans, for 'molluscs' stands beside it in every form,
 * but whoever avoids shellfish is kept from molluscs, too. Who avoids 'crustaceans', or prawns in a wish, avoids these alone.
 */
export function allAvoided(allergens: readonly string[]): readonly string[] {
  return allergens.includes('shellfish') && !allergens.includes('molluscs') ? allergens.flatMap((word) => (word === 'shellfish' ? [word, 'molluscs'] : [word])) : allergens;
}

/** How a food stands to each thing that someone avoids, in their order. */
export function avoidedIn(food: SafetyFacts, { allergens, dietaryRestrictions }: Pick<TasteProfile, 'allergens' | 'dietaryRestrictions'>): readonly AvoidedStanding[] {
  return [
    ...allAvoided(allergens).map((word) => ({ kind: 'allergen', word, standing: allergenStanding(food, word) }) as const),
    ...dietaryRestrictions.map((word) => ({ kind: 'diet', word, standing: dietStanding(food, word) }) as const),
  ];
}
