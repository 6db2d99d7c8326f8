import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { aReplica, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { topicOfFood, topicOfPost } from '#replica/database/audiences.ts';
import { openFollowedTopics, openTopic, POST_LIMIT, TOPIC_LIMIT } from './open-topic.ts';

let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

/** The server says that the member follows these, the later the newer. */
async function followed(...others: string[]): Promise<void> {
  const rows = others.map((following, place) => ({
    id: followIdFor({ follower: member, following: following as MemberId }),
    follower: member,
    following,
    created: new Date(1_700_000_000_000 + place * 1_000).toISOString().replace('T', ' '),
  }));
  await feed(replica, {
    audience: `u:${member}`,
    seq: 5,
    collection: 'user_follows',
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
  });
}
const topics = async () =>
  (await replica.database.cursors.toArray())
    .map(({ audience }) => audience)
    .filter((audience) => /^[bfm]:/.test(audience));

describe('the topics of followed members [S18]', () => {
  it('are opened for what another device followed, and only once', async () => {
    await followed('ana', 'bo');
    await openFollowedTopics(replica);
    await replica.database.cursors.update('m:ana', { seq: 9, pulledAt: 1 });
    await openFollowedTopics(replica);
    expect((await topics()).toSorted()).toEqual(['m:ana', 'm:bo']);
    expect(await replica.database.cursors.get('m:ana')).toMatchObject({ seq: 9 });
  });

  it('stay while others that were only looked at make room', async () => {
    await followed('ana');
    await openFollowedTopics(replica);
    for (let food = 0; food <= TOPIC_LIMIT; food += 1) {
      replica.now += 61_000;
      await openTopic(replica, topicOfFood(`food${food}`));
    }
    expect(await topics()).toHaveLength(TOPIC_LIMIT + 1);
    expect(await topics()).toContain('m:ana');
    expect(await topics()).not.toContain('f:food0');
  });

  it('are opened for the latest 150, so that one pull can ask for all', async () => {
    await followed(...Array.from({ length: 200 }, (_, place) => `m${place}`));
    await openFollowedTopics(replica);
    expect(await topics()).toHaveLength(150);
    expect(await topics()).toContain('m:m199');
    expect(await topics()).not.toContain('m:m49');
  });

  it('are nobody’s for a visitor', async () => {
    await followed('ana');
    await endSession(replica);
    await openFollowedTopics(replica);
    expect(await topics()).toEqual([]);
  });
});

it('keeps the posts that were read last, whatever else is looked at, and lets go of the texts before [S18]', async () => {
  for (let post = 0; post <= POST_LIMIT; post += 1) {
    replica.now += 61_000;
    await openTopic(replica, topicOfPost(`post${post}`));
    await feed(replica, {
      audience: topicOfPost(`post${post}`),
      seq: post + 1,
      collection: 'blog_contents',
      rows: { [`post${post}`]: { id: `post${post}`, content: '<p>…</p>' } },
    });
  }
  for (let food = 0; food <= TOPIC_LIMIT; food += 1) {
    replica.now += 61_000;
    await openTopic(replica, topicOfFood(`food${food}`));
  }
  expect(await topics()).toHaveLength(POST_LIMIT + TOPIC_LIMIT);
  expect(await replica.database.rows('blog_contents').count()).toBe(POST_LIMIT);
  expect(await replica.database.rows('blog_contents').get('post0')).toBeUndefined();
});

it('a topic is used now, whenever that is, so that a clock that was wrong does not keep what nobody opens before what is opened [S18]', async () => {
  await openTopic(replica, topicOfFood('soup'));
  replica.now -= 86_400_000;
  await openTopic(replica, topicOfFood('soup'));
  expect(await replica.database.cursors.get(topicOfFood('soup'))).toMatchObject({ usedAt: replica.now });
});

describe('a device that is full [S18]', () => {
  it('cannot note a topic, and that is no error: the screen goes on with what is there', async () => {
    fillDevice(replica, ['cursors']);
    await openTopic(replica, topicOfFood('soup'));
    expect(await topics()).toEqual([]);
  });

  it('cannot note the topics of followed members either, and has them as soon as there is room', async () => {
    await followed('ana', 'bo');
    const emptyDevice = fillDevice(replica, ['cursors']);
    await openFollowedTopics(replica);
    expect(await topics()).toEqual([]);
    emptyDevice();
    await openFollowedTopics(replica);
    expect((await topics()).toSorted()).toEqual(['m:ana', 'm:bo']);
  });
});
