import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mostKeptLists } from '#domain/values/list-limits.ts';
import { keptListIdFor } from '#domain/lists/kept-list.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { topicOfFood, topicOfList } from '#replica/database/audiences.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import { openFollowedTopics, openTopic, TOPIC_LIMIT } from '#replica/topics/open-topic.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { keepList, removeKeptList } from './kept-list-commands.ts';
import { keepingOf, keptLists } from './kept-list-queries.ts';
import { addList } from './list-commands.ts';

const list = 'list00000000001' as FoodListId;
const row = { id: list, user: otherMember, name: 'Theirs', text: '', visibility: 'public', created: '2026-01-01' };
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await opened(row);
});
afterEach(() => replica.database.delete());

let seq = 0;
/** The topic of the list was pulled: this is what it says of it. */
async function opened(says: typeof row | null): Promise<void> {
  const audience = topicOfList(list);
  await feed(replica, { audience, seq: (seq += 1), collection: 'food_lists', rows: { [list]: says } });
  await replica.database.cursors.update(audience, { pulledAt: 1 });
}
const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind }) => `${collection} ${kind}`);
const shown = async () =>
  (await keptLists(replica)).map((line) => [line.kind, line.kind === 'here' ? line.list.name : line.name]);
/** The server has the row, and says so. */
async function accepted(): Promise<void> {
  await replica.database.outbox.clear();
  const id = keptListIdFor(list, member);
  const kept = { id, user: member, list, name: 'Theirs', created: '2026-01-02 00:00:00.000Z' };
  await feed(replica, { audience: `u:${member}`, seq: (seq += 1), collection: 'kept_lists', rows: { [id]: kept } });
}

describe('keeping another’s list', () => {
  it('is there at once, goes out once, and is undone without a word to the server', async () => {
    expect(await keepingOf(replica, list)).toBe('can-keep');
    for (let time = 0; time < 2; time += 1) expect(await keepList(replica, list)).toMatchObject({ kind: 'saved' });
    expect([await keepingOf(replica, list), await shown(), await outbox()]).toEqual([
      'kept',
      [['here', 'Theirs']],
      ['kept_lists create'],
    ]);
    await accepted();
    const outcome = await removeKeptList(replica, { list, heldFor: 8000 });
    expect([await keepingOf(replica, list), await shown(), await outbox()]).toEqual([
      'can-keep',
      [],
      ['kept_lists delete'],
    ]);
    expect(outcome.kind === 'saved' && (await outcome.undo())).toBe(true);
    expect([await shown(), await outbox()]).toEqual([[['here', 'Theirs']], []]);
    await removeKeptList(replica, { list, heldFor: 8000 });
    await keepList(replica, list);
    expect([await shown(), await outbox()]).toEqual([[['here', 'Theirs']], []]);
  });

  it('is for others’ lists, of whoever is signed in, up to a hundred', async () => {
    const own = await addList(replica, { words: { name: 'Mine', text: '', visibility: 'public' }, food: null });
    expect(own.kind === 'saved' && (await keepList(replica, own.listId))).toEqual({ kind: 'missing' });
    const rows = Array.from({ length: mostKeptLists }, (_, at) => ({ id: `k${at}`, user: member, list: `l${at}` }));
    await replica.database.rows('kept_lists').bulkPut(rows);
    expect(await keepingOf(replica, list)).toBe('full');
    await replica.database.keyed.delete('session');
    expect([await keepingOf(replica, list), await shown()]).toEqual(['can-keep', []]);
    expect(await keepList(replica, list)).toEqual({ kind: 'signed-out' });
  });

  it('lets go of what was on it, and of whose it is, once it is out of sight: its topic says so of the list alone', async () => {
    const audience = topicOfList(list);
    const item = { id: 'item00000000001', list, food: 'food00000000001', user: otherMember, order_key: 'i' };
    const owner = { id: otherMember, username: 'theirs' };
    await feed(replica, { audience, seq: (seq += 1), collection: 'food_list_items', rows: { [item.id]: item } });
    await feed(replica, { audience, seq: (seq += 1), collection: 'profiles', rows: { [otherMember]: owner } });
    const here = async () => [
      await replica.database.rows('food_list_items').count(),
      await replica.database.rows('profiles').where('id').equals(otherMember).count(),
    ];
    expect(await here()).toEqual([1, 1]);
    await opened(null);
    expect(await here()).toEqual([0, 0]);
    expect((await replica.database.memberships.toArray()).filter((one) => one.audience === audience)).toEqual([]);
  });

  it('follows what its owner changes, and says that it is no longer shared, until it is again', async () => {
    await keepList(replica, list);
    await accepted();
    await opened({ ...row, name: 'Renamed' });
    expect(await shown()).toEqual([['here', 'Renamed']]);
    await opened(null);
    expect(await shown()).toEqual([['missing', 'Theirs']]);
    await opened(row);
    expect(await shown()).toEqual([['here', 'Theirs']]);
  });

  it('R38: shows nothing of whom the member has blocked, before the server has heard of it', async () => {
    await keepList(replica, list);
    await replica.database.rows('blocks').put({ id: 'b', blocker: member, blocked: otherMember });
    expect(await shown()).toEqual([]);
  });
});

describe('a list that another device kept', () => {
  it('is fetched here without being opened, and stays whatever is looked at [S18]', async () => {
    await replica.database.cursors.delete(topicOfList(list));
    await replica.database.rows('food_lists').delete(list);
    await accepted();
    await reportSync(replica, { connection: 'offline' });
    expect(await shown()).toEqual([['not-on-device', 'Theirs']]);
    await reportSync(replica, { connection: 'online' });
    expect(await shown()).toEqual([['fetching', 'Theirs']]);
    await openFollowedTopics(replica);
    for (let food = 0; food <= TOPIC_LIMIT; food += 1) {
      replica.now += 61_000;
      await openTopic(replica, topicOfFood(`food${food}`));
    }
    expect(await replica.database.cursors.get(topicOfList(list))).toMatchObject({ pulledAt: 0 });
  });
});
