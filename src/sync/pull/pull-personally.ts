import type { FeedBoundary } from '#domain/values/feed-page.ts';
import { storeFeedPage } from '#replica/feed/store-feed-page.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { EVERYONE, isPersonal } from '#replica/database/audiences.ts';
import type { AudienceCursor } from '#replica/database/feed-rows.ts';
import type { Replica } from '#replica/database/replica.ts';
import { outboxAge } from '#replica/outbox/outbox-age.ts';
import { session } from '#replica/session/session.ts';
import { withRoom } from '#replica/database/with-room.ts';
import type { LostSignIn } from '#remote/remote.ts';
import { loseSession } from '#sync/session/lose-session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

export type PullResult =
  /**
   * `at`: the server's clock, in milliseconds since 1970, where it says. `shared`: what the caller may read of the shared feed, see FeedPage.
   * `lookEvery`: how often a device that is looked at should ask, in milliseconds; not there where the shared feed is not read. `lookSoon`: what is public was
   * left for some seconds later.
   */
  | {
      readonly kind: 'current';
      readonly at?: number;
      readonly shared?: FeedBoundary | null;
      readonly lookEvery?: number;
      readonly lookSoon?: boolean;
    }
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

export interface Asking {
  /** Everyone's audience takes part though no snapshot has been stored: there is none. */
  readonly withEveryone: boolean;
  readonly only: (cursor: AudienceCursor) => boolean;
}

/**
 * Reads the feed of these audiences by the server itself until nothing is left [S11][S18], as whoever is signed in; more than fit into one request
 * are asked for in parts. Everyone's audience takes part only once the snapshot has been stored.
 */
export async function pullPersonally({ replica, remote }: SyncWorld, asking: Asking): Promise<PullResult> {
  let progressed = false;
  let answered: Omit<Extract<PullResult, { kind: 'current' }>, 'kind'> = {};
  for (let part = 0; ;) {
    const current = await session(replica);
    const signedIn = current !== null && !current.expired;
    const asked = await cursorsToAsk(replica, { ...asking, signedIn, part });
    if (Object.keys(asked).length === 0) return { kind: 'current', ...answered };
    const askedEpoch = await keyedValue<string>(replica.database, 'epoch');
    const request = { epoch: askedEpoch, cursors: asked, outboxAge: await outboxAge(replica) };
    const outcome = await remote.pull(request, signedIn ? current.token : null);
    if (outcome.kind === 'unauthorised' && current !== null)
      await loseSession(replica, { session: current, why: outcome.why });
    if (outcome.kind === 'unreachable') return { kind: 'unreachable', progressed };
    if (outcome.kind !== 'page') return outcome;
    const { page } = outcome;
    answered = {
      ...(outcome.at === undefined ? {} : { at: outcome.at }),
      ...(page.shared === undefined ? {} : { shared: page.shared }),
    };
    const stored = await withRoom(replica, () => storeFeedPage(replica, { asked, askedEpoch, page }));
    if (stored === 'reset') return { kind: 'reset' };
    if (stored !== 'stored') continue;
    progressed ||= Object.entries(page.cursors).some(([audience, seq]) => seq > (asked[audience] ?? 0));
    if (!page.more) part += 1;
  }
}

async function cursorsToAsk(
  { database }: Replica,
  { withEveryone, only, signedIn, part }: Asking & { signedIn: boolean; part: number },
): Promise<Record<string, number>> {
  const cursors = await database.cursors.toArray();
  const wanted = cursors.filter((cursor) => {
    const { audience, pulledAt } = cursor;
    if (!only(cursor)) return false;
    if (audience === EVERYONE) return withEveryone || pulledAt > 0;
    return signedIn || !isPersonal(audience);
  });
  // What is looked at now comes first, the own rows next, everyone's last.
  wanted.sort((a, b) => Number(a.audience === EVERYONE) - Number(b.audience === EVERYONE) || b.usedAt - a.usedAt);
  return Object.fromEntries(
    wanted.slice(part * AUDIENCES_AT_ONCE, (part + 1) * AUDIENCES_AT_ONCE).map(({ audience, seq }) => [audience, seq]),
  );
}
