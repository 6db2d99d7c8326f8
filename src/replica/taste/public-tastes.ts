import { RATINGS_OF_MEMBER } from '#domain/liking/public-tastes.ts';
import type { Ratings } from '#domain/liking/taste-likeness.ts';
import { decodeReview } from '#domain/reviews/decode-review.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { PublicTastesState } from '#replica/database/device-rows.ts';
import type { Replica } from '#replica/database/replica.ts';
import { blockedOnDevice } from '#replica/feed/blocked-rows.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { session } from '#replica/session/session.ts';
import { isLeftOutOfMatches } from './taste-match-setting.ts';

/** Public ratings this young are not asked for again by themselves, in milliseconds. */
const FRESH_FOR = 60_000;

const never: PublicTastesState = { key: 'state', asked: 0, answered: 0, failed: 0, hash: null };

/** What this device keeps of others' public ratings, and when it asked for them. */
export async function publicTastesState({ database }: Replica): Promise<PublicTastesState> {
  const state = await database.publicTastes.get('state');
  return state?.key === 'state' ? state : never;
}

/** Whether the server is to be asked: what is here is older than the last wish for it. */
export function isAskedFor({ asked, answered, failed }: PublicTastesState): boolean {
  return asked > Math.max(answered, failed);
}

/** A screen compares its member with others: what the server publishes is fetched by the ranking worker. What came in this minute stands. */
export async function askPublicTastes(replica: Replica, { isAnew = false } = {}): Promise<void> {
  const { database, clock } = replica;
  await database.transaction('rw', database.publicTastes, async () => {
    const state = await publicTastesState(replica);
    const now = Math.max(clock(), state.answered + 1, state.failed + 1);
    if (isAnew || state.failed >= state.answered || now - state.answered > FRESH_FOR)
      await database.publicTastes.put({ ...state, asked: now });
  });
}

/** What came of asking: 'same', what is here is the newest; 'none', the server publishes none; 'unreachable', it could not be asked. */
type PublicTastesCame =
  | { readonly kind: 'tastes'; readonly hash: string; readonly text: string }
  | { readonly kind: 'same' | 'none' | 'unreachable' };

/** Keeps what the server answered, in the place of what was here. */
export async function storePublicTastes(replica: Replica, came: PublicTastesCame): Promise<void> {
  const { database, clock } = replica;
  await database.transaction('rw', database.publicTastes, async () => {
    const state = await publicTastesState(replica);
    // The member signed out meanwhile.
    if (state.asked === 0) return;
    const now = Math.max(clock(), state.asked);
    if (came.kind === 'unreachable') return void (await database.publicTastes.put({ ...state, failed: now }));
    if (came.kind === 'same') return void (await database.publicTastes.put({ ...state, answered: now }));
    if (came.kind === 'tastes') await database.publicTastes.put({ key: 'file', text: came.text });
    else await database.publicTastes.delete('file');
    await database.publicTastes.put({ ...state, answered: now, hash: came.kind === 'tastes' ? came.hash : null });
  });
}

/** The text of what is kept, as the server wrote it; null while nothing is. */
export async function publicTastesHere({ database }: Replica): Promise<string | null> {
  const file = await database.publicTastes.get('file');
  return file?.key === 'file' ? file.text : null;
}

/** The signed-in member, as others are compared with them. */
export interface ComparedMember {
  readonly memberId: MemberId;
  /** As the server publishes them: the newest hundred public ones, those that are not sent yet among them. */
  readonly ratings: Ratings;
  /** Of this member nothing is published, and nobody is compared with them. */
  readonly isLeftOut: boolean;
  /** Whom they blocked, with what is not sent yet. */
  readonly blocked: ReadonlySet<string>;
}

/** null for a visitor. */
export async function comparedMember(replica: Replica): Promise<ComparedMember | null> {
  const memberId = (await session(replica))?.memberId;
  if (memberId === undefined) return null;
  const [ratings, isLeftOut, blocked] = await Promise.all([
    publicRatingsOf(replica, memberId),
    isLeftOutOfMatches(replica),
    blockedOnDevice(replica.database),
  ]);
  return { memberId, ratings, isLeftOut: isLeftOut === true, blocked };
}

/** From reviews alone, and from none that is hidden: diary, order and what is saved are nobody else's (R46). */
async function publicRatingsOf({ database }: Replica, member: MemberId): Promise<Ratings> {
  const rows = await database
    .rows('reviews')
    .where('[user+created]')
    .between([member, ''], [member, '\uffff'])
    .toArray();
  const shown = rows.flatMap((row) => {
    const review = decodeReview(row);
    return review.kind === 'valid' && row['is_hidden'] !== true ? [review.value] : [];
  });
  const newest = shown
    .toSorted((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1))
    .slice(0, RATINGS_OF_MEMBER);
  return new Map(newest.map(({ foodId, rating }): [FoodId, number] => [foodId, rating]));
}

/** What a screen needs to know before it compares. */
export interface ComparingState {
  readonly member: 'visitor' | 'left-out' | 'here';
  /** Foods that the member rated publicly. */
  readonly ratings: number;
  /**
   * Others' ratings. here: known on this device; asking: not yet, and a request is under way; offline and failed: not, and they could not be had; none: the
   * server publishes none.
   */
  readonly others: 'here' | 'asking' | 'offline' | 'failed' | 'none';
}

export async function comparingState(replica: Replica): Promise<ComparingState> {
  const [member, state, { connection }] = await Promise.all([
    comparedMember(replica),
    publicTastesState(replica),
    syncReport(replica),
  ]);
  return {
    member: member === null ? 'visitor' : member.isLeftOut ? 'left-out' : 'here',
    ratings: member?.ratings.size ?? 0,
    others: othersBy(state, connection === 'offline'),
  };
}

function othersBy(state: PublicTastesState, isOffline: boolean): ComparingState['others'] {
  if (state.hash !== null) return 'here';
  if (isOffline) return 'offline';
  if (isAskedFor(state) || state.asked === 0) return 'asking';
  return state.failed > state.answered ? 'failed' : 'none';
}
