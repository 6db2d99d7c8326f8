/**
 * How a food stands to an allergen or a diet by what is stated of it (R28). For a diet 'contains' means that it holds what the diet
 * leaves out, and 'stated-free' that it is stated to keep it.
 */
export type SafetyStanding = 'contains' | 'may-contain' | 'not-stated' | 'stated-free';

/** The worst first. */
export const safetyStandings: readonly SafetyStanding[] = ['contains', 'may-contain', 'not-stated', 'stated-free'];

/** The worst of some; 'stated-free' of none. */
export function worstStanding(standings: readonly SafetyStanding[]): SafetyStanding {
  return safetyStandings.find((standing) => standings.includes(standing)) ?? 'stated-free';
}

/** Whether something is stated against the food: it is not for whoever avoids this. */
export function speaksAgainst(standing: SafetyStanding): standing is 'contains' | 'may-contain' {
  return standing === 'contains' || standing === 'may-contain';
}
