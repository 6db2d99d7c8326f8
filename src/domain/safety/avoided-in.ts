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

/** How a food stands to each thing that someone avoids, in their order. */
export function avoidedIn(food: SafetyFacts, { allergens, dietaryRestrictions }: Pick<TasteProfile, 'allergens' | 'dietaryRestrictions'>): readonly AvoidedStanding[] {
  return [
    ...allergens.map((word) => ({ kind: 'allergen', word, standing: allergenStanding(food, word) }) as const),
    ...dietaryRestrictions.map((word) => ({ kind: 'diet', word, standing: dietStanding(food, word) }) as const),
  ];
}
