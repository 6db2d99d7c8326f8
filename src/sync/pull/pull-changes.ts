import { storeFeedPage } from '#replica/feed/store-feed-page.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { withRoom } from '#replica/database/with-room.ts';
import type { LostSignIn } from '#remote/remote.ts';
import { loseSession } from '#sync/session/lose-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

export type PullResult =
  /** `at`: the server's clock, in milliseconds since 1970, where it says. */
  | { readonly kind: 'current'; readonly at?: number }
  /** The server's history is another one [S9]: the replica is empty again, and everyone's audience begins with the snapshot. */
  | { readonly kind: 'reset' }
  /** `progressed`: something was read before, so that it is worth trying again soon. */
  | { readonly kind: 'unreachable'; readonly progressed: boolean }
  /** The server takes no app of this version any more [S9]. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'throttled'; readonly retryAfter: number }
  | { readonly kind: 'unauthorised'; readonly why: LostSignIn };

/** Audiences asked for in one request, as the server's limit wants it. */
const AUDIENCES_AT_ONCE = 300;

/**
 * Reads the feed of every audience that this device holds until nothing is left [S11][S18]; more than fit into one request are asked for in
 * parts. Everyone's audience takes part only once the snapshot has been stored, or when `withEveryone` says that there is none.
 */
export async function pullChanges({ replica, remote }: SyncWorld, { withEveryone = false } = {}): Promise<PullResult> {
  let progressed = false;
  let at: number | undefined;
  for (let part = 0; ;) {
    const current = await session(replica);
    const signedIn = current !== null && !current.expired;
    const asked = await cursorsToAsk(replica, { withEveryone, signedIn, part });
    if (Object.keys(asked).length === 0) return at === undefined ? { kind: 'current' } : { kind: 'current', at };
    const askedEpoch = await keyedValue<string>(replica.database, 'epoch');
    const outcome = await remote.pull({ epoch: askedEpoch, cursors: asked }, signedIn ? current.token : null);
    if (outcome.kind === 'unauthorised' && current !== null)
      await loseSession(replica, { session: current, why: outcome.why });
    if (outcome.kind === 'unreachable') return { kind: 'unreachable', progressed };
    if (outcome.kind !== 'page') return outcome;
    const { page } = outcome;
    at = outcome.at;
    const stored = await withRoom(replica, () => storeFeedPage(replica, { asked, askedEpoch, page }));
    if (stored === 'reset') return { kind: 'reset' };
    if (stored !== 'stored') continue;
    progressed ||= Object.entries(page.cursors).some(([audience, seq]) => seq > (asked[audience] ?? 0));
    if (!page.more) part += 1;
  }
}

async function cursorsToAsk(
  { database }: Replica,
  { withEveryone, signedIn, part }: { withEveryone: boolean; signedIn: boolean; part: number },
): Promise<Record<string, number>> {
  const cursors = await database.cursors.toArray();
  const wanted = cursors.filter(({ audience, pulledAt }) => {
    if (audience === EVERYONE) return withEveryone || pulledAt > 0;
    return signedIn || !(audience.startsWith('u:') || audience.startsWith('g:'));
  });
  // What is looked at now comes first, the own rows next, everyone's last.
  wanted.sort((a, b) => Number(a.audience === EVERYONE) - Number(b.audience === EVERYONE) || b.usedAt - a.usedAt);
  return Object.fromEntries(
    wanted.slice(part * AUDIENCES_AT_ONCE, (part + 1) * AUDIENCES_AT_ONCE).map(({ audience, seq }) => [audience, seq]),
  );
}
