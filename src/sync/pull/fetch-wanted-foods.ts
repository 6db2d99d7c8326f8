import { keyedValue } from '#replica/database/keyed-value.ts';
import { storeWantedFoods, wantedFoods } from '#replica/feed/wanted-foods.ts';
import { session } from '#replica/session/session.ts';
import { withRoom } from '#replica/database/with-room.ts';
import type { FoodRowsOutcome } from '#remote/remote.ts';
import { loseSession } from '#sync/session/lose-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/** Foods asked for in one request: about two screens of cards, 90 KB of text. */
const AT_ONCE = 24;
/** Answers that came too late in a row: a server that is written to all the time is asked again later. */
const MOST_STALE = 3;

/** idle: nothing is wanted, so nothing was learnt of the connection either. */
type FetchResult =
  | { readonly kind: 'fetched' }
  | { readonly kind: 'idle' }
  | Exclude<FoodRowsOutcome, { readonly kind: 'foods' }>;

/** Fetches the rows of foods that screens want to show and that this device knows by its columns alone, what was wanted last first. */
export async function fetchWantedFoods({ replica, remote }: SyncWorld): Promise<FetchResult> {
  let stale = 0;
  let fetched = false;
  for (;;) {
    const asked = (await wantedFoods(replica)).slice(0, AT_ONCE);
    if (asked.length === 0) return { kind: fetched ? 'fetched' : 'idle' };
    const current = await session(replica);
    const askedEpoch = await keyedValue<string>(replica.database, 'epoch');
    const outcome = await remote.foods(asked, current === null || current.expired ? null : current.token);
    if (outcome.kind === 'unauthorised' && current !== null)
      await loseSession(replica, { session: current, why: outcome.why });
    if (outcome.kind !== 'foods') return outcome;
    fetched = true;
    const stored = await withRoom(replica, () => storeWantedFoods(replica, { asked, askedEpoch, ...outcome }));
    stale = stored === 'stale' ? stale + 1 : 0;
    if (stale === MOST_STALE) return { kind: 'unreachable', answered: true };
  }
}
