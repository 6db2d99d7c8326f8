import type { HealthMatter } from '#domain/avoidance/health/health-matters.ts';

const HEALTH = 'health ';
/** The key of an allergy of which it was not said what to. */
export const UNNAMED_KEY = 'allergy';

export const healthKey = (matter: HealthMatter) => `${HEALTH}${matter}`;

/** Whether a label's key is of something that cannot be avoided, for nothing is known of it here: a state of health, an allergy that was not named. */
export function isUnknownHere(key: string): boolean {
  return key.startsWith(HEALTH) || key === UNNAMED_KEY;
}
