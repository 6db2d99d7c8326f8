import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savedFoodIdFor } from '#domain/foods/saved-food.ts';
import type { FoodId, PostId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { aReplica, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { topicOfFood, topicOfPost } from '#replica/database/audiences.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { keepAfterAll, keepOffline, letGoOf } from './offline-copy-commands.ts';
import { MOST_OFFLINE_PAGES, offlineCopyKey, UNDO_FOR } from '#replica/topics/offline-copies.ts';
import { offlineCopyStateOf, offlineCopyItems } from './offline-copy-queries.ts';
import { openTopic, TOPIC_LIMIT } from '#replica/topics/open-topic.ts';
import { purgeLetGo } from './purge-let-go.ts';
import { downloadAnew } from '#replica/storage/storage-use.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import type { Keepable } from '#replica/database/device-rows.ts';

const soup: Keepable = { kind: 'food', id: 'soup' as FoodId };
const story: Keepable = { kind: 'post', id: 'story' as PostId };
const tried: Keepable = { kind: 'list', id: 'tried', member };
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await replica.database.rows('foods').bulkPut([
    { id: 'soup', name: 'Soup' },
    { id: 'stew', name: 'Stew' },
  ]);
  await replica.database.rows('blog_posts').put({ id: 'story', title: 'A story', slug: 'a-story' });
});
afterEach(() => replica.database.delete());

const topics = async () =>
  (await replica.database.cursors.toArray())
    .map(({ audience }) => audience)
    .filter((audience) => /^[bfm]:/.test(audience));
const save = (food: string) =>
  replica.database.rows('saved_foods').put({
    id: savedFoodIdFor(food as FoodId, member),
    user: member,
    food,
    state: 'tried',
    updated: `2026-01-01 00:00:0${food.length}.000Z`,
  });
const arrived = (what: Keepable, missing: number) =>
  replica.database.offlineCopies.update(offlineCopyKey(what), { arrival: { missing, bytes: 10, isFull: false } });

describe('keeping offline', () => {
  it('is an intention that a visitor, too, has without a connection, and says how far it is', async () => {
    await reportSync(replica, { connection: 'offline' });
    expect(await offlineCopyStateOf(replica, soup)).toBeNull();
    expect(await keepOffline(replica, soup)).toEqual({ kind: 'saved' });
    expect(await offlineCopyStateOf(replica, soup)).toBe('waiting');
    await reportSync(replica, { connection: 'online' });
    expect(await offlineCopyStateOf(replica, soup)).toBe('coming');
    await arrived(soup, 0);
    expect(await offlineCopyStateOf(replica, soup)).toBe('here');
    await replica.database.offlineCopies.update(offlineCopyKey(soup), {
      arrival: { missing: 1, bytes: 10, isFull: true },
    });
    expect(await offlineCopyStateOf(replica, soup)).toBe('full');
  });

  it('opens the topics of what is kept, so that sync fetches them [S18]', async () => {
    await signInAs(replica, member);
    await save('stew');
    for (const what of [soup, story, tried]) await keepOffline(replica, what);
    expect((await topics()).toSorted()).toEqual(
      [topicOfFood('soup'), topicOfFood('stew'), topicOfPost('story')].toSorted(),
    );
    expect((await offlineCopyItems(replica)).map(({ name }) => name)).toContainEqual({
      kind: 'list',
      list: 'tried',
      foods: 1,
    });
  });

  it('holds against any number of pages that are opened after it [S18]', async () => {
    await keepOffline(replica, soup);
    for (let food = 0; food <= TOPIC_LIMIT; food += 1) {
      replica.now += 61_000;
      await openTopic(replica, topicOfFood(`food${food}`));
    }
    expect(await topics()).toHaveLength(TOPIC_LIMIT + 1);
    expect(await topics()).toContain(topicOfFood('soup'));
    expect(await topics()).not.toContain(topicOfFood('food0'));
  });

  it('outlives a fresh download of everything [S9]', async () => {
    await keepOffline(replica, soup);
    await downloadAnew(replica);
    expect(await topics()).toEqual([topicOfFood('soup')]);
    expect(await offlineCopyItems(replica)).toHaveLength(1);
  });

  it('has its bound, and says so', async () => {
    for (let food = 0; food < MOST_OFFLINE_PAGES; food += 1)
      await keepOffline(replica, { kind: 'food', id: `f${food}` as FoodId });
    expect(await keepOffline(replica, soup)).toEqual({ kind: 'too-many' });
    expect(await keepOffline(replica, { kind: 'food', id: 'f0' as FoodId })).toEqual({ kind: 'saved' });
    await letGoOf(replica, ['food/f1']);
    expect(await keepOffline(replica, soup)).toEqual({ kind: 'saved' });
  });
});

describe('letting go', () => {
  it('can be undone without a connection, as it was', async () => {
    await keepOffline(replica, soup);
    await arrived(soup, 0);
    const held = must(await replica.database.offlineCopies.get(offlineCopyKey(soup)), 'the offline copy');
    await letGoOf(replica, [held.key]);
    expect([await offlineCopyStateOf(replica, soup), await offlineCopyItems(replica)]).toEqual([null, []]);
    await keepAfterAll(replica, [held]);
    expect(await offlineCopyStateOf(replica, soup)).toBe('here');
  });

  it('is for good after a minute, and what is undone later comes anew', async () => {
    await keepOffline(replica, soup);
    await arrived(soup, 0);
    const held = must(await replica.database.offlineCopies.get(offlineCopyKey(soup)), 'the offline copy');
    await letGoOf(replica, [held.key]);
    replica.now += UNDO_FOR - 1;
    expect(await purgeLetGo(replica)).toBe(1);
    replica.now += 1;
    expect(await purgeLetGo(replica)).toBeNull();
    expect(await replica.database.offlineCopies.count()).toBe(0);
    await keepAfterAll(replica, [held]);
    expect(await offlineCopyStateOf(replica, soup)).toBe('coming');
  });
});

describe('a member’s kept list [S5]', () => {
  beforeEach(async () => {
    await signInAs(replica, member);
    await save('stew');
    await keepOffline(replica, tried);
  });

  it('is not told to whoever is not that member, and is there again after the next sign-in', async () => {
    await endSession(replica);
    expect(await offlineCopyItems(replica)).toEqual([]);
    await signInAs(replica, member);
    expect(await offlineCopyItems(replica)).toHaveLength(1);
  });

  it('goes with the account; what the device keeps otherwise stays', async () => {
    await keepOffline(replica, soup);
    await forgetMember(replica, member);
    expect((await replica.database.offlineCopies.toArray()).map(({ key }) => key)).toEqual([offlineCopyKey(soup)]);
  });
});
