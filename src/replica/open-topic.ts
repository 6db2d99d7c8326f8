import { isTopic, topicOfMember, topicOfPost } from './audiences.ts';
import { dropAudience } from './drop-audience.ts';
import { keptFollowed } from './kept-followed.ts';
import type { Replica } from './replica.ts';
import { transactionOverRows } from './write-transaction.ts';

/** Topics that a device holds at most because they were looked at; the least recently used is closed first [S18]. */
export const TOPIC_LIMIT = 120;
/** The same for posts of the blog: those read last can be read offline. With all others they stay below what one pull may ask for. */
export const POST_LIMIT = 24;
/** A screen that shows a topic counts as one use per this many milliseconds, so that looking does not write all the time. */
const USE_GRAIN = 60_000;

/** A screen wants the rows of a topic: sync pulls it soon and keeps it current until it is closed for want of use [S18]. */
export async function openTopic(replica: Replica, audience: string): Promise<void> {
  const { database, clock } = replica;
  const held = await database.cursors.get(audience);
  if (held !== undefined && clock() - held.usedAt < USE_GRAIN) return;
  await transactionOverRows(replica, async () => {
    const cursor = await database.cursors.get(audience);
    if (cursor === undefined) await database.cursors.put({ audience, seq: 0, pulledAt: 0, usedAt: clock() });
    else await database.cursors.update(audience, { usedAt: clock() });
    const followed = new Set(await followedTopics(replica));
    const rivals = (await database.cursors.toArray()).filter((one) => isTopic(one.audience) && isPost(one.audience) === isPost(audience) && !followed.has(one.audience));
    const byUse = rivals.toSorted((a, b) => b.usedAt - a.usedAt);
    for (const { audience: unused } of byUse.slice(isPost(audience) ? POST_LIMIT : TOPIC_LIMIT)) await dropAudience(database, unused);
  });
}

/** Opens the topics of the members whom the signed-in member follows, on whichever device it happened [S18]; they stay while followed. */
export async function openFollowedTopics(replica: Replica): Promise<void> {
  const { database, clock } = replica;
  await database.transaction('rw', database.cursors, database.keyed, database.rows('user_follows'), async () => {
    const followed = await followedTopics(replica);
    const held = await database.cursors.bulkGet(followed);
    const missing = followed.filter((_, place) => held[place] === undefined);
    await database.cursors.bulkPut(missing.map((audience) => ({ audience, seq: 0, pulledAt: 0, usedAt: clock() })));
  });
}

function isPost(audience: string): boolean {
  return audience.startsWith(topicOfPost(''));
}

async function followedTopics(replica: Replica): Promise<string[]> {
  return ((await keptFollowed(replica)) ?? []).map(topicOfMember);
}
