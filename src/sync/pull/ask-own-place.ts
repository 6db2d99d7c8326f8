import { isPersonal } from '#replica/database/audiences.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { withRoom } from '#replica/database/with-room.ts';
import { storeFeedPage } from '#replica/feed/store-feed-page.ts';
import { session } from '#replica/session/session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/** Nothing is new for the member alone: the device has read the member's own audience up to now. `at`: the server's clock, if the answer has it. */
export interface QuietResult {
  readonly kind: 'quiet';
  readonly at?: number;
}

/**
 * Asks whether there is anything to pull that is the member's own [S14]. Whatever goes wrong is left to the pull, which says what it was. So is a member
 * with another personal audience than its own.
 */
export async function askOwnPlace({ replica, remote }: SyncWorld): Promise<QuietResult | { readonly kind: 'ask' }> {
  const { database } = replica;
  const current = await session(replica);
  const epoch = await keyedValue<string>(database, 'epoch');
  if (current === null || current.expired || epoch === null) return { kind: 'ask' };
  const personal = (await database.cursors.toArray()).filter(({ audience }) => isPersonal(audience));
  const [own] = personal;
  const isAlone = own?.audience === `u:${current.memberId}` && personal.length === 1;
  if (!isAlone || own.pulledAt === 0 || own.isBehind === true || !own.pass) return { kind: 'ask' };
  const { audience, seq, pass } = own;
  const outcome = await remote.ownPlace({ epoch, after: seq, pass });
  if (outcome.kind !== 'quiet') return { kind: 'ask' };
  const page = {
    epoch,
    reset: false,
    cursors: { [audience]: outcome.upTo },
    denied: [],
    more: false,
    entries: [],
    rows: {},
  };
  const stored = await withRoom(replica, () =>
    storeFeedPage(replica, { asked: { [audience]: seq }, askedEpoch: epoch, page }),
  );
  if (stored !== 'stored') return { kind: 'ask' };
  return { kind: 'quiet', ...(outcome.at === undefined ? {} : { at: outcome.at }) };
}
