import { hasPassed } from '#prelude/has-passed.ts';
import { EVERYONE, isTopic } from './audiences.ts';
import type { Replica } from './replica.ts';
import type { Session } from './session.ts';

/** A round ends at least each minute while the server answers: one that is longer ago says nothing of now. Milliseconds. */
const ROUND_HOLDS = 5 * 60_000;

/**
 * Whether this device has everything that the server would tell it, as far as anybody can know: the last round was a moment ago, and no audience
 * had more to tell [S21]. A topic that is opened for the first time is looked at, and keeps nothing behind.
 */
export async function isUpToDate(
  { database, clock }: Replica,
  { current, lastRoundAt }: { readonly current: Session | null; readonly lastRoundAt: number },
): Promise<boolean> {
  if (hasPassed(ROUND_HOLDS, { since: lastRoundAt, now: clock() })) return false;
  const isSignedIn = current !== null && !current.expired;
  const cursors = await database.cursors.toArray();
  const own = cursors.filter(({ audience }) => isSignedIn || audience === EVERYONE || isTopic(audience));
  return own.every(({ audience, pulledAt, isBehind = false }) => !isBehind && (pulledAt > 0 || isTopic(audience)));
}
