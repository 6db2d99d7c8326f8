import { plural, t } from '@lingui/core/macro';
import type { SyncOutcome } from '#replica/feed/request-sync.ts';

interface Refreshed {
  readonly outcome: SyncOutcome;
  /** What the browser believes of its connection; true proves nothing. */
  readonly isOnline: boolean;
  /** How many foods the catalogue has gained since the pull. */
  readonly newFoods: number;
}

/** What came of a refresh, in a few words. */
export function refreshWords({ outcome, isOnline, newFoods }: Refreshed): string {
  if (outcome === 'storage-full') return t`This device is full`;
  if (outcome === 'unreachable') return isOnline ? t`The server cannot be reached` : t`You are offline`;
  if (newFoods <= 0) return t`Up to date`;
  return plural(newFoods, { one: '# new food', other: '# new foods' });
}
