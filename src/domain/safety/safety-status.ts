/**
 * How a food stands to an allergen or a diet by what is stated of it (R28). For a diet 'contains' means that it holds what the diet
 * leaves out, and 'stated-free' that it is stated to keep it.
 */
export type SafetyStatus = 'contains' | 'may-contain' | 'not-stated' | 'stated-free';

/** The worst first. */
export const safetyStatuses: readonly SafetyStatus[] = ['contains', 'may-contain', 'not-stated', 'stated-free'];

/** The worst of some; 'stated-free' of none. */
export function worstStatus(statuses: readonly SafetyStatus[]): SafetyStatus {
  return safetyStatuses.find((status) => statuses.includes(status)) ?? 'stated-free';
}

/** Whether something is stated against the food: it is not for whoever avoids this. */
export function speaksAgainst(status: SafetyStatus): status is 'contains' | 'may-contain' {
  return status === 'contains' || status === 'may-contain';
}
