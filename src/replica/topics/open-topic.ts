import { type KeepBounds, planEviction } from '#domain/eviction/plan-eviction.ts';
import { hasPassed } from '#prelude/timing/has-passed.ts';
import { dropAudience } from '#replica/feed/drop-audience.ts';
import { heldTopics } from './held-topics.ts';
import { followedTopics } from './followed-topics.ts';
import type { Replica } from '#replica/database/replica.ts';
import { shownTopics } from './shown-topics.ts';
import { writeOutcome } from '#replica/outbox/write-outcome.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/** Topics that a device holds at most because they were looked at; the least recently used is closed first [S18]. */
export const TOPIC_LIMIT = 120;
/** The same for posts of the blog: those read last can be read offline. With all others they stay below what one pull may ask for. */
export const POST_LIMIT = 24;
/** Bounds of what was looked at and of what was saved; what is kept by choice, own or followed stays whatever else is opened. */
export const TOPICS_AT_MOST: KeepBounds['most'] = {
  page: TOPIC_LIMIT,
  story: POST_LIMIT,
  picture: Number.POSITIVE_INFINITY,
};
/** A screen that shows a topic counts as one use per this many milliseconds, so that looking does not write all the time. */
const USE_GRAIN = 60_000;

/** A screen wants the rows of a topic: sync pulls it soon and keeps it current until it is closed for want of use [S18]. */
export async function openTopic(replica: Replica, audience: string): Promise<void> {
  const { database, clock } = replica;
  const held = await database.cursors.get(audience);
  if (held !== undefined && !hasPassed(USE_GRAIN, { since: held.usedAt, now: clock() })) return;
  await asRoomAllows(replica, () => noteUse(replica, audience));
}

/** Opens the topics of whom the signed-in member follows and of the lists that it keeps, on whichever device it happened [S18]; they stay for as long. */
export function openFollowedTopics(replica: Replica): Promise<void> {
  return asRoomAllows(replica, () => holdFollowed(replica));
}

/** A device that is full goes on with what it has. */
async function asRoomAllows(replica: Replica, work: () => Promise<void>): Promise<void> {
  const outcome = await writeOutcome(replica, async () => {
    await work();
    return { kind: 'saved' };
  });
  if (outcome.kind === 'failed') throw outcome.error;
}

/** The topic is held from now on; what was not used for longest makes room for it. */
async function noteUse(replica: Replica, audience: string): Promise<void> {
  const { database, clock } = replica;
  const shown = await shownTopics();
  await transactionOverRows(replica, async () => {
    const cursor = await database.cursors.get(audience);
    if (cursor === undefined) await database.cursors.put({ audience, seq: 0, pulledAt: 0, usedAt: clock() });
    else await database.cursors.update(audience, { usedAt: clock() });
    const surplus = planEviction(await heldTopics(replica, { shown: new Set([...shown, audience]) }), {
      most: TOPICS_AT_MOST,
      excess: 0,
      now: clock(),
    });
    for (const { key } of surplus) await dropAudience(database, key);
  });
}

async function holdFollowed(replica: Replica): Promise<void> {
  const { database, clock } = replica;
  const { cursors, keyed } = database;
  const chosen = [database.rows('user_follows'), database.rows('kept_lists')];
  await database.transaction('rw', [cursors, keyed, ...chosen], async () => {
    const followed = await followedTopics(replica);
    const held = await database.cursors.bulkGet(followed);
    const missing = followed.filter((_, place) => held[place] === undefined);
    await database.cursors.bulkPut(missing.map((audience) => ({ audience, seq: 0, pulledAt: 0, usedAt: clock() })));
  });
}
