import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listItemIdFor } from '#domain/lists/food-list.ts';
import type { FoodId, FoodListId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { parkMutation } from '#replica/outbox/settle-mutation.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { addList, editList, moveOnList, putOnList, removeList, removeFromList } from './list-commands.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { listInShort, listsForFood, listToEdit, listWithFoods, ownLists, publicListsOf } from './list-queries.ts';

const [ramen, pho, laksa] = ['ramen0000000001', 'pho000000000001', 'laksa0000000001'] as [FoodId, FoodId, FoodId];
const audience = `u:${member}`;
const words = (name: string, text = '') => ({ name, text, visibility: 'private' }) as const;
let replica: TestReplica;
let inFlight: Set<string>;

beforeEach(async () => {
  replica = aReplica();
  inFlight = new Set();
  await signInAs(replica, member);
  await replica.database.rows('foods').bulkPut([
    { id: ramen, name: 'Ramen' },
    { id: pho, name: 'Phở' },
    { id: laksa, name: 'Laksa' },
  ]);
});
afterEach(() => replica.database.delete());

async function make(name = 'Noodles', food: FoodId | null = null): Promise<FoodListId> {
  const outcome = await addList(replica, { words: words(name), food });
  return outcome.kind === 'saved' ? outcome.listId : expect.fail(outcome.kind);
}
const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind }) => `${collection} ${kind}`);
const names = async (list: FoodListId) => {
  const lookup = await listWithFoods(replica, list);
  return lookup.kind === 'here' ? lookup.lines.map(({ food }) => food?.name) : null;
};
/** As if all had been sent. */
const settle = async () => {
  await replica.database.outbox.clear();
  await replica.database.shadows.clear();
};
/** What would be sent now, and stays on its way. */
const claim = async () => {
  const claimed = await claimMutations(replica, { member, inFlight, most: 10 });
  for (const { id } of claimed) inFlight.add(id);
  return claimed.map(({ collection, kind }) => `${collection} ${kind}`);
};

describe('a list of one’s own', () => {
  it('is there at once with its first food, without a connection, and goes out one change after the other', async () => {
    const list = await make('  Noodles ', ramen);
    await putOnList(replica, { listId: list, food: pho });
    await moveOnList(replica, { listId: list, food: pho, where: () => 0 });
    expect(await names(list)).toEqual(['Phở', 'Ramen']);
    expect((await ownLists(replica)).map(({ name }) => name)).toEqual(['Noodles']);
    expect(await outbox()).toEqual(['food_lists create', 'food_list_items create', 'food_list_items create']);
    expect(await claim()).toEqual(['food_lists create']);
    expect(await claim()).toEqual([]);
  });

  it('holds a food once, whichever device puts it there', async () => {
    const list = await make();
    await putOnList(replica, { listId: list, food: ramen });
    await putOnList(replica, { listId: list, food: ramen });
    expect(await names(list)).toEqual(['Ramen']);
    await settle();
    const id = listItemIdFor(list, ramen);
    const row = { id, list, food: ramen, user: member, order_key: 'k' };
    await feed(replica, { audience, seq: 1, collection: 'food_list_items', rows: { [id]: row } });
    expect(await names(list)).toEqual(['Ramen']);
    expect(await listsForFood(replica, ramen)).toMatchObject([{ count: 1, isOn: true }]);
    expect(await listsForFood(replica, pho)).toMatchObject([{ count: 1, isOn: false }]);
  });

  it('keeps moves of two devices: each writes the moved food alone', async () => {
    const list = await make();
    for (const food of [ramen, pho, laksa]) await putOnList(replica, { listId: list, food });
    await settle();
    await moveOnList(replica, { listId: list, food: laksa, where: () => 0 });
    expect(await outbox()).toEqual(['food_list_items update']);
    const rows = replica.database.rows('food_list_items');
    const last = must(await rows.get(listItemIdFor(list, ramen)), 'the row');
    const rest = { ...last, order_key: 'zzz' };
    await feed(replica, { audience, seq: 1, collection: 'food_list_items', rows: { [last.id]: rest } });
    expect(await names(list)).toEqual(['Laksa', 'Phở', 'Ramen']);
  });

  it('says anew only what differs, and what was refused again as a whole', async () => {
    const list = await make();
    await settle();
    await editList(replica, { listId: list, words: words('Noodles') });
    expect(await outbox()).toEqual([]);
    await editList(replica, { listId: list, words: words('Soups') });
    const [edit] = await replica.database.outbox.toArray();
    expect(edit).toMatchObject({ columns: { name: 'Soups' }, about: 'Soups' });
    await parkMutation(replica, must(edit, 'the edit'), {
      reason: 'invalid',
      message: 'No.',
      fields: {},
      at: 0,
    });
    expect((await ownLists(replica))[0]?.name).toBe('Noodles');
    expect((await listToEdit(replica, list))?.name).toBe('Soups');
    await editList(replica, { listId: list, words: words('Broths', 'Clear') });
    expect((await replica.database.outbox.toArray()).map(({ columns }) => columns)).toEqual([
      { name: 'Broths', text: 'Clear', visibility: 'private' },
    ]);
  });
});

describe('taking away', () => {
  it('a food: its undo brings it back to its place, and nothing is sent', async () => {
    const list = await make();
    for (const food of [ramen, pho]) await putOnList(replica, { listId: list, food });
    await settle();
    const outcome = await removeFromList(replica, { listId: list, food: ramen, heldFor: 8000 });
    expect(await names(list)).toEqual(['Phở']);
    if (outcome.kind === 'saved') expect(await outcome.undo()).toBe(true);
    expect([await names(list), await outbox()]).toEqual([['Ramen', 'Phở'], []]);
  });

  it('a food, and putting it back by hand, sends nothing', async () => {
    const list = await make('Noodles', ramen);
    await settle();
    await removeFromList(replica, { listId: list, food: ramen, heldFor: 8000 });
    await putOnList(replica, { listId: list, food: ramen });
    expect([await names(list), await outbox()]).toEqual([['Ramen'], []]);
  });

  it('a list that was never sent takes all of it back, and its undo all of it again', async () => {
    const list = await make('Noodles', ramen);
    const outcome = await removeList(replica, { listId: list, heldFor: 8000 });
    expect([await ownLists(replica), await outbox()]).toEqual([[], []]);
    if (outcome.kind === 'saved') expect(await outcome.undo()).toBe(true);
    expect([await names(list), await outbox()]).toEqual([['Ramen'], ['food_lists create', 'food_list_items create']]);
  });

  it('a list waits for what was put on it before, so that nothing is refused for want of it', async () => {
    const list = await make();
    await settle();
    await putOnList(replica, { listId: list, food: ramen });
    await removeList(replica, { listId: list, heldFor: 0 });
    expect(await names(list)).toBeNull();
    expect(await claim()).toEqual(['food_list_items create']);
    expect(await claim()).toEqual([]);
  });

  it('a list that another device deleted is gone with what is on it, and an edit of it is told', async () => {
    const list = await make('Noodles', ramen);
    await settle();
    await feed(replica, { audience, seq: 1, collection: 'food_lists', rows: { [list]: null } });
    expect(await putOnList(replica, { listId: list, food: pho })).toEqual({ kind: 'missing' });
    expect(await editList(replica, { listId: list, words: words('X') })).toEqual({ kind: 'missing' });
  });
});

describe('reading', () => {
  it('is of the signed-in member alone', async () => {
    await make('Noodles', ramen);
    await signInAs(replica, otherMember);
    expect(await ownLists(replica)).toEqual([]);
    expect(await listsForFood(replica, ramen)).toEqual([]);
    await replica.database.keyed.delete('session');
    expect(await addList(replica, { words: words('X'), food: null })).toEqual({ kind: 'signed-out' });
  });

  it('of another’s list is there once its topic is, for as long as it may be seen', async () => {
    const [id, topic] = ['list00000000001' as FoodListId, topicOfList('list00000000001')];
    const row = { id, user: otherMember, name: 'Theirs', text: '', visibility: 'public', created: '2026-01-01' };
    const item = { id: 'item00000000001', list: id, food: ramen, user: otherMember, order_key: 'i' };
    expect(await listWithFoods(replica, id)).toEqual({ kind: 'fetching' });
    await feed(replica, { audience: topic, seq: 1, collection: 'food_list_items', rows: { [item.id]: item } });
    await feed(replica, { audience: topic, seq: 2, collection: 'food_lists', rows: { [id]: row } });
    await replica.database.cursors.update(topic, { pulledAt: 1 });
    expect(await listWithFoods(replica, id)).toMatchObject({ kind: 'here', isOwn: false, owner: null });
    expect(await names(id)).toEqual(['Ramen']);
    expect(await ownLists(replica)).toEqual([]);
    expect(await publicListsOf(replica, otherMember)).toMatchObject([{ name: 'Theirs' }]);
    await replica.database.rows('blocks').put({ id: 'b', blocker: member, blocked: otherMember });
    expect(await listWithFoods(replica, id)).toEqual({ kind: 'missing' });
    await replica.database.rows('blocks').clear();
    for (const [seq, hidden] of [{ visibility: 'link' }, { is_hidden: true }].entries()) {
      await feed(replica, {
        audience: topic,
        seq: 3 + seq,
        collection: 'food_lists',
        rows: { [id]: { ...row, ...hidden } },
      });
      expect(await publicListsOf(replica, otherMember)).toEqual([]);
    }
    await feed(replica, { audience: topic, seq: 5, collection: 'food_lists', rows: { [id]: null } });
    await replica.database.cursors.update(topic, { pulledAt: 1 });
    expect(await listWithFoods(replica, id)).toEqual({ kind: 'missing' });
  });

  it('of another’s is never called gone while it comes', async () => {
    const [id, topic] = ['list00000000001' as FoodListId, topicOfList('list00000000001')];
    const row = { id, user: otherMember, name: 'Theirs', text: '', visibility: 'public', created: '2026-01-01' };
    const read = replica.database.cursors.get.bind(replica.database.cursors);
    // Its page is stored between two looks of the question.
    vi.spyOn(replica.database.cursors, 'get').mockImplementationOnce((async (key: string) => {
      await feed(replica, { audience: topic, seq: 1, collection: 'food_lists', rows: { [id]: row } });
      await replica.database.cursors.update(topic, { pulledAt: 1 });
      return read(key);
    }) as never);
    expect(await listWithFoods(replica, id)).toMatchObject({ kind: 'here' });
  });

  it('of a list of 500 reads no more foods than it shows', async () => {
    const list = await make();
    const items = Array.from({ length: 500 }, (_item, at) => ({
      id: `i${String(at).padStart(14, '0')}`,
      list,
      food: at === 0 ? ramen : `f${String(at).padStart(14, '0')}`,
      user: member,
      order_key: `a${String(at).padStart(4, '0')}1`,
    }));
    await replica.database.rows('food_list_items').bulkPut(items);
    const [own] = await ownLists(replica);
    const short = await listInShort(replica, must(own, 'the list'), 3);
    expect([short.count, short.first.map(({ name }) => name)]).toEqual([500, ['Ramen']]);
  });
});
