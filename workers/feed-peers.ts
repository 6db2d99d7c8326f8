import { decodePublicTastes, nobodysTastes, type PublicTastes } from '#domain/liking/public-tastes.ts';
import { LEAST_SHARED } from '#domain/liking/taste-likeness.ts';
import { TastePeers } from '#ranking/liking/taste-peers.ts';
import type { PublicTastesOutcome } from '#remote/read-public-tastes.ts';
import type { Replica } from '#replica/database/replica.ts';
import { watchTable } from '#replica/database/watch-table.ts';
import {
  comparedMember,
  isAskedFor,
  publicTastesHere,
  publicTastesState,
  storePublicTastes,
} from '#replica/taste/public-tastes.ts';

const watched = ['publicTastes', 'reviews', 'notification_preferences', 'blocks', 'keyed'] as const;
/** Milliseconds until the next attempt when the database was closed under us. */
const RETRY_AFTER = 1_000;

interface PeersWorld {
  readonly replica: Replica;
  /** Fetches others' public ratings, unless those that are here are the newest. */
  readonly read: (held: string | null) => Promise<PublicTastesOutcome>;
  /** Answers may be others from now on. */
  readonly onChanged: () => void;
}

/**
 * Others' public ratings beside the member's own (R46), kept at what is on this device. The former are fetched when a screen wants them: only for a member who
 * is not left out and has rated enough foods to be compared with anybody. Resolves when what is on this device is known.
 */
export async function feedPeers({ replica, read, onChanged }: PeersWorld): Promise<TastePeers> {
  const peers = new TastePeers();
  let [isLooking, isWritten, isFetching] = [false, false, false];
  let before = '';
  let held: string | null = null;
  const fetchThem = async (hash: string | null): Promise<void> => {
    if (isFetching) return;
    isFetching = true;
    const outcome = await read(hash).catch((): PublicTastesOutcome => ({ kind: 'unreachable' }));
    await storePublicTastes(replica, outcome).catch(() => undefined);
    isFetching = false;
  };
  const look = async (): Promise<void> => {
    const [member, state] = await Promise.all([comparedMember(replica), publicTastesState(replica)]);
    const compared = member === null || member.isLeftOut ? null : member;
    const now = JSON.stringify(
      compared === null ? null : [compared.memberId, [...compared.ratings], [...compared.blocked]],
    );
    const isNewer = state.hash !== held;
    if (isNewer) peers.onTastes(decoded(await publicTastesHere(replica)));
    held = state.hash;
    // Most writes to these tables are others' reviews, or marks of sync.
    if (now !== before) peers.onCompared(compared);
    if (now !== before || isNewer) onChanged();
    before = now;
    if (compared !== null && compared.ratings.size >= LEAST_SHARED && isAskedFor(state)) void fetchThem(state.hash);
  };
  const follow = async (): Promise<void> => {
    isWritten = true;
    if (isLooking) return;
    isLooking = true;
    while (isWritten) {
      isWritten = false;
      await look().catch(() => void setTimeout(() => void follow(), RETRY_AFTER));
    }
    isLooking = false;
  };
  for (const table of watched) watchTable(replica.database, table, () => void follow());
  await follow();
  return peers;
}

/** What no version of this app wrote is nobody's. */
function decoded(text: string | null): PublicTastes {
  if (text === null) return nobodysTastes;
  return decodePublicTastes(JSON.parse(text)) ?? nobodysTastes;
}
