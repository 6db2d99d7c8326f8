import type { FeedBoundary, SharedPage } from '#domain/values/feed-page.ts';
import { isNamed } from '#domain/values/masked-topic.ts';
import { hasPassed } from '#prelude/timing/has-passed.ts';
import { EVERYONE, isPersonal } from '#replica/database/audiences.ts';
import type { AudienceCursor } from '#replica/database/feed-rows.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { withRoom } from '#replica/database/with-room.ts';
import { keepOwnHidden } from '#replica/feed/keep-own-hidden.ts';
import { storeFeedPage } from '#replica/feed/store-feed-page.ts';
import { session } from '#replica/session/session.ts';
import type { SharedHeadOutcome, SharedPageOutcome } from '#remote/remote.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import type { PullResult } from './pull-personally.ts';
import { roundedAfter } from './rounded-after.ts';

/**
 * 'personally': the server must be asked for what is public too, as whoever is signed in. 'later': everyone's place is before what this member
 * has, and will have passed it in some seconds.
 */
type SharedResult = 'current' | 'later' | 'personally' | Exclude<PullResult, { kind: 'current' }>;

/** More topics with news than this are asked of the server, all at once. */
const MOST_TOPICS = 12;

/** A member to whom something of its own comes every few seconds does not wait longer for what is public, in milliseconds. */
const LONGEST_WAIT = 60_000;

interface Reading {
  readonly epoch: string;
  readonly upTo: number;
}

/**
 * Reads what everyone reads alike up to one place [S23]. Nothing that is stored may be older than what is here already, so the place is never before one
 * that any public audience was read to, nor before the newest of what came to the member alone. And it is not beyond what the member's own audience was
 * read to, tallies apart: a block is known before a row of whoever made it can come [S5].
 *
 * @param boundary of the epoch that this device knows
 */
export async function pullShared(world: SyncWorld, boundary: FeedBoundary): Promise<SharedResult> {
  const { database } = world.replica;
  const epoch = await keyedValue<string>(database, 'epoch');
  if (epoch === null) return 'personally';
  const cursors = await database.cursors.toArray();
  const isPublic = cursors.filter(
    ({ audience, pulledAt }) => !isPersonal(audience) && (audience !== EVERYONE || pulledAt > 0),
  );
  const upTo = Math.max(boundary.upTo, ...isPublic.map(({ seq }) => seq));
  // A snapshot may be of that very place: that there is nothing more is still to be said.
  const behind = isPublic.filter(({ seq, pulledAt, isBehind }) => seq < upTo || pulledAt === 0 || isBehind === true);
  if (behind.length === 0) return 'current';
  const isFresh = behind.some(({ pulledAt, seq }) => pulledAt === 0 || seq === 0);
  const isOverdue = behind.some(({ pulledAt }) =>
    hasPassed(LONGEST_WAIT, { since: pulledAt, now: world.replica.clock() }),
  );
  if (!(await isCovered(world, { cursors, upTo, news: boundary.news })))
    return isFresh || isOverdue ? 'personally' : 'later';
  return readAll(world, { behind, at: { epoch, upTo } });
}

async function isCovered(
  { replica }: SyncWorld,
  { cursors, upTo, news }: { cursors: readonly AudienceCursor[]; upTo: number; news: number },
): Promise<boolean> {
  const current = await session(replica);
  if (current === null || current.expired) return true;
  const own = cursors.find(({ audience }) => audience === `u:${current.memberId}`);
  if (own?.readsAsVisitor !== true) return false;
  const newest = Math.max(
    ...cursors.filter(({ audience }) => isPersonal(audience)).map((cursor) => cursor.newest ?? 0),
  );
  return newest <= upTo && (own.seq >= upTo || own.seq >= news);
}

/** Everyone's audience first: its page says which topics have news at all. */
async function readAll(
  world: SyncWorld,
  { behind, at }: { behind: readonly AudienceCursor[]; at: Reading },
): Promise<SharedResult> {
  const everyone = behind.find(({ audience }) => audience === EVERYONE);
  const topics = behind.filter(({ audience }) => audience !== EVERYONE);
  const told =
    everyone === undefined ? { from: at.upTo, topics: null } : await readAudience(world, { cursor: everyone, at });
  if (!('from' in told)) return told.result;
  const isQuiet = ({ audience, seq, pulledAt }: AudienceCursor) =>
    pulledAt > 0 && seq >= told.from && told.topics !== null && !isNamed(audience, told.topics);
  const quiet = topics.filter(isQuiet);
  const loud = topics.filter((cursor) => !isQuiet(cursor));
  if (loud.length > MOST_TOPICS) return 'personally';
  if (quiet.length > 0 && (await storeQuiet(world, { quiet, at })) === 'reset') return { kind: 'reset' };
  for (const cursor of loud.toSorted((a, b) => b.usedAt - a.usedAt)) {
    const read = await readAudience(world, { cursor, at });
    if (!('from' in read)) return read.result;
  }
  return 'current';
}

/** What no server answered may be the fault of something on the way that holds up these addresses alone. */
export function isSilent(outcome: SharedHeadOutcome | SharedPageOutcome): boolean {
  return outcome.kind === 'unreachable' && !outcome.answered;
}

/** A topic tells first of what it is about. Where it tells nothing that is not there, or was made since: everyone's place is some seconds before the newest. */
function isPerhapsNew({ audience, pulledAt, seq }: AudienceCursor): boolean {
  return audience !== EVERYONE && pulledAt === 0 && seq === 0;
}

type Read = { readonly from: number; readonly topics: readonly string[] | null } | { readonly result: SharedResult };

async function readAudience(world: SyncWorld, { cursor, at }: { cursor: AudienceCursor; at: Reading }): Promise<Read> {
  const { remote } = world;
  const { audience } = cursor;
  const from = roundedAfter(cursor.seq, at.upTo);
  let topics: readonly string[] | null = null;
  let after = from;
  let held = cursor.seq;
  for (;;) {
    const outcome = await remote.sharedPage({ ...at, audience, after });
    if (outcome.kind === 'none' || isSilent(outcome)) return { result: 'personally' };
    if (outcome.kind === 'unreachable') return { result: { kind: 'unreachable', progressed: after > from } };
    if (outcome.kind !== 'page') return { result: outcome };
    const { page } = outcome;
    const end = page.cursors[audience] ?? after;
    if (page.more ? end <= after : end !== at.upTo) return { result: 'personally' };
    if (after === from) ({ topics } = page);
    if (isPerhapsNew(cursor) && after === 0 && page.entries.length === 0) return { result: 'personally' };
    const next = Math.max(held, end);
    const stored = await store(world, {
      page: { ...page, cursors: { [audience]: next } },
      asked: { [audience]: held },
      at,
    });
    if (stored === 'reset') return { result: { kind: 'reset' } };
    // Another tab or a pull stored more meanwhile: what is missing comes with the next look.
    if (stored === 'stale') return { result: 'current' };
    if (!page.more) return { from, topics };
    [after, held] = [end, next];
  }
}

async function store(
  { replica }: SyncWorld,
  { page, asked, at }: { page: SharedPage; asked: Readonly<Record<string, number>>; at: Reading },
) {
  const current = await session(replica);
  const laid = current === null ? page : await keepOwnHidden(replica, { page, member: current.memberId });
  return withRoom(replica, () => storeFeedPage(replica, { asked, askedEpoch: at.epoch, page: laid }));
}

/** Topics of which everyone's page says that they have no news are read up to there. */
function storeQuiet(world: SyncWorld, { quiet, at }: { quiet: readonly AudienceCursor[]; at: Reading }) {
  const cursors = Object.fromEntries(quiet.map(({ audience }) => [audience, at.upTo]));
  const asked = Object.fromEntries(quiet.map(({ audience, seq }) => [audience, seq]));
  const page = { epoch: at.epoch, reset: false, cursors, denied: [], more: false, entries: [], rows: {}, topics: null };
  return store(world, { page, asked, at });
}
