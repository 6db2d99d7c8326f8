import { hasPassed } from '#prelude/timing/has-passed.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reportSync, syncReport } from '#replica/feed/sync-status.ts';

/** For how long a round's end says how things stand now: while the server answers, a round ends at least each minute. Milliseconds. */
const ROUND_HOLDS = 5 * 60_000;

/** Says whether the last round is long ago: the app was closed, the tab slept, or the server asked to be left alone [S21]. */
export async function reportIfStale(replica: Replica, now: number): Promise<void> {
  const { lastRoundAt } = await syncReport(replica);
  await reportSync(replica, { isStale: hasPassed(ROUND_HOLDS, { since: lastRoundAt, now }) });
}
