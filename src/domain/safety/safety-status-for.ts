import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { avoidedIn } from './avoided-in.ts';
import { type SafetyStatus, worstStatus } from './safety-status.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';

/** What someone avoids: allergens by any name, dietary restrictions by their flags or other words. */
export type SafetyNeeds = Pick<TasteProfile, 'allergens' | 'dietaryRestrictions'>;

export const nothingAvoided: SafetyNeeds = { allergens: [], dietaryRestrictions: [] };

/** How a food stands to all that someone avoids: the worst of its statuses (R28); 'stated-free' where nothing is avoided. */
export function safetyStatusFor(food: SafetyFacts, needs: SafetyNeeds): SafetyStatus {
  return worstStatus(avoidedIn(food, needs).map(({ status }) => status));
}
