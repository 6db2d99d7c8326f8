import { plural, t } from '@lingui/core/macro';

interface Refreshed {
  readonly outcome: 'synced' | 'unreachable';
  /** What the browser believes of its connection; true proves nothing. */
  readonly isOnline: boolean;
  /** How many foods the catalogue has gained since the pull. */
  readonly newFoods: number;
}

/** What came of a refresh, in a few words. */
export function refreshWords({ outcome, isOnline, newFoods }: Refreshed): string {
  if (outcome === 'unreachable') return isOnline ? t`The server cannot be reached` : t`You are offline`;
  if (newFoods <= 0) return t`Up to date`;
  return plural(newFoods, { one: '# new food', other: '# new foods' });
}
