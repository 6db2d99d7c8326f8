import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listLimits } from '#domain/values/list-limits.ts';
import { listItemIdFor } from '#domain/lists/food-list.ts';
import type { FiledList } from '#domain/lists/list-file.ts';
import { listsAsCsv } from '#domain/lists/list-file.ts';
import { readListFile } from '#domain/lists/read-list-file.ts';
import type { FoodId, FoodListId } from '#domain/values/ids/ids.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { type ImportedLists, importLists, planListImport, takeBackListImport } from './import-lists.ts';
import { addList, editList, putOnList, removeList } from './list-commands.ts';
import { listWithFoods, ownLists } from './list-queries.ts';
import { inviteToList, makeLink } from './maker-commands.ts';
import { wholeLists } from './whole-lists.ts';

const idOf = (name: string) => name.toLowerCase().padStart(15, '0') as FoodId;
const known = new Set(['Ramen', 'Pho', 'Laksa', ...Array.from({ length: 600 }, (_, at) => `F${at}`)]);
const foodOf = ({ name, foodId }: { name: string; foodId: FoodId | null }) =>
  foodId ?? (known.has(name) ? idOf(name) : null);
const filed = (name: string, ...foods: readonly string[]): FiledList => ({
  listId: '',
  name,
  text: '',
  foods: foods.map((food) => ({ name: food, foodId: null })),
});
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await replica.database.rows('foods').bulkPut(['Ramen', 'Pho', 'Laksa'].map((name) => ({ id: idOf(name), name })));
});
afterEach(() => replica.database.delete());

const plan = (...lists: readonly FiledList[]) => planListImport(replica, lists, foodOf);
async function bringIn(...lists: readonly FiledList[]): Promise<ImportedLists & { foods: number }> {
  let added = { lists: [] as readonly FoodListId[], items: [] as readonly string[], foods: 0 };
  const outcome = await importLists(replica, (await plan(...lists)).lists, (part) => {
    added = {
      lists: [...added.lists, ...part.lists],
      items: [...added.items, ...part.items],
      foods: added.foods + part.foods,
    };
  });
  expect(outcome.kind).toBe('saved');
  return added;
}
async function shown() {
  const lists = await Promise.all((await ownLists(replica)).map(({ id }) => listWithFoods(replica, id)));
  return lists
    .flatMap((lookup) => (lookup.kind === 'here' ? [lookup] : []))
    .map(({ list, lines }) => [list.name, list.visibility, lines.map(({ item }) => item.foodId)])
    .toSorted();
}
const outbox = async () =>
  (await replica.database.outbox.orderBy('order').toArray()).map(({ collection, kind }) => `${collection} ${kind}`);
/** As if all had been sent. */
async function sent() {
  for (const collection of ['food_lists', 'food_list_items', 'list_members', 'list_links'] as const)
    await replica.database.shadows.bulkPut(
      (await replica.database.rows(collection).toArray()).map((row) => ({
        collection,
        record: row.id,
        server: row,
        seq: 1,
        epoch: null,
      })),
    );
  await replica.database.outbox.clear();
}

describe('a file of lists', () => {
  it('makes lists for their owner alone, in its order, and adds nothing when it is brought in again', async () => {
    const file = [filed('Soups', 'Pho', 'Ramen', 'Pho'), filed('Empty')];
    const added = await bringIn(...file);
    expect([added.lists.length, added.items, added.foods]).toEqual([2, [], 2]);
    expect(await shown()).toEqual([
      ['Empty', 'private', []],
      ['Soups', 'private', [idOf('Pho'), idOf('Ramen')]],
    ]);
    const again = await plan(...file);
    expect([again.lists, again.there]).toEqual([[], 3]);
    await sent();
    expect((await plan(...file)).lists).toEqual([]);
  });

  it('goes to the list of its name, behind what is on it, and says what leads to no food', async () => {
    const own = await addList(replica, {
      words: { name: 'Soups', text: 'Warm', visibility: 'public' },
      food: idOf('Laksa'),
    });
    const listId = own.kind === 'saved' ? own.listId : expect.fail(own.kind);
    const found = await plan(filed('Soups', 'Laksa', 'Nothing of the kind', 'Ramen'));
    expect(found).toMatchObject({
      lists: [{ id: listId, into: { name: 'Soups', visibility: 'public' }, foods: [idOf('Ramen')] }],
      there: 1,
      unmatched: [{ list: 'Soups', food: 'Nothing of the kind' }],
    });
    const added = await bringIn(filed('Soups', 'Laksa', 'Ramen'));
    expect([added.lists, added.items.length]).toEqual([[], 1]);
    expect(await shown()).toEqual([['Soups', 'public', [idOf('Laksa'), idOf('Ramen')]]]);
  });

  it('is taken back whole: unsent without a word, sent with deletions; what was there before stays', async () => {
    await addList(replica, { words: { name: 'Soups', text: '', visibility: 'private' }, food: idOf('Laksa') });
    await sent();
    const file = [filed('Soups', 'Ramen'), filed('New', ...Array.from({ length: 120 }, (_, at) => `F${at}`))];
    const unsent = await bringIn(...file);
    expect((await outbox()).length).toBe(122);
    expect((await takeBackListImport(replica, unsent)).kind).toBe('saved');
    expect([await shown(), await outbox()]).toEqual([[['Soups', 'private', [idOf('Laksa')]]], []]);

    const gone = await bringIn(...file);
    await sent();
    expect((await takeBackListImport(replica, gone)).kind).toBe('saved');
    expect(await shown()).toEqual([['Soups', 'private', [idOf('Laksa')]]]);
    expect((await outbox()).toSorted()).toEqual(['food_list_items delete', 'food_lists delete']);
    // Brought in anew before that is sent, it is there anew.
    await bringIn(...file);
    expect((await shown()).map(([name, , foods]) => [name, foods?.length])).toEqual([
      ['New', 120],
      ['Soups', 2],
    ]);
  });

  it('of two lists of one name brings neither anything new, and what it knows by their name alone neither', async () => {
    for (const food of ['Laksa', 'Pho'])
      await addList(replica, { words: { name: 'Soups', text: food, visibility: 'private' }, food: idOf(food) });
    const whole = await wholeLists(replica);
    expect(await plan(...whole)).toMatchObject({ lists: [], there: 2 });
    expect(await plan(filed('Soups', 'Laksa', 'Pho'))).toMatchObject({ lists: [], there: 2 });
    expect((await plan(filed('Soups', 'Laksa', 'Ramen'))).lists).toMatchObject([{ foods: [idOf('Ramen')] }]);
  });

  it('makes two lists of one name once that another member’s file tells apart', async () => {
    const file = ['x', 'y'].map((listId, at) => ({ ...filed('Soups', at === 0 ? 'Pho' : 'Ramen'), listId }));
    expect((await bringIn(...file)).lists.length).toBe(2);
    expect((await plan(...file)).lists).toEqual([]);
  });

  it('adds nothing to a list that it made and that is called otherwise since, and says where the rest goes', async () => {
    const { lists } = await bringIn(filed('Soups', 'Pho'));
    const listId = lists[0] as FoodListId;
    await editList(replica, { listId, words: { name: 'Broths', text: '', visibility: 'public' } });
    expect((await plan(filed('Soups', 'Pho'))).lists).toEqual([]);
    expect((await plan(filed('Soups', 'Pho', 'Ramen'))).lists).toMatchObject([
      { id: listId, into: { name: 'Broths', visibility: 'public' }, foods: [idOf('Ramen')] },
    ]);
  });

  it('[S12] makes the list of the same id on every device, and puts the foods on it where another’s arrived since it was planned', async () => {
    const { lists } = await plan(filed('Soups', 'Pho', 'Ramen'));
    const listId = lists[0]?.id ?? expect.fail();
    const { database } = replica;
    await database.rows('food_lists').put({ id: listId, user: member, name: 'Soups', text: '', visibility: 'link' });
    await database
      .rows('food_list_items')
      .put({ id: listItemIdFor(listId, idOf('Pho')), list: listId, food: idOf('Pho'), user: member, order_key: 'i' });
    const parts: unknown[] = [];
    await importLists(replica, lists, (part) => parts.push(part));
    const item = listItemIdFor(listId, idOf('Ramen'));
    expect([parts, await outbox()]).toEqual([[{ lists: [], items: [item], foods: 1 }], ['food_list_items create']]);
  });

  it('R46: brought in again makes the list anew for its owner alone, whatever this device still holds of the deleted one', async () => {
    const { lists } = await bringIn(filed('Soups', 'Pho', 'Ramen'));
    const listId = lists[0] as FoodListId;
    await editList(replica, { listId, words: { name: 'Soups', text: 'Mine', visibility: 'public' } });
    await putOnList(replica, { listId, food: idOf('Laksa') });
    await inviteToList(replica, { list: listId, member: otherMember });
    await makeLink(replica, listId);
    await sent();
    for (const isTried of [false, true]) {
      await removeList(replica, { listId, heldFor: 0 });
      if (isTried) await replica.database.outbox.toCollection().modify({ attempts: 1 });
      await bringIn(filed('Soups', 'Ramen'));
      expect(await shown()).toEqual([['Soups', 'private', [idOf('Ramen')]]]);
      const changes = new Map(
        (await replica.database.outbox.toArray()).map(({ collection, kind, record }) => [
          `${collection} ${kind}`,
          record,
        ]),
      );
      expect([...changes.keys()]).toEqual(
        expect.arrayContaining([isTried ? 'food_lists create' : 'food_lists update', 'food_list_items create']),
      );
      if (isTried) break;
      expect([...changes.keys()]).toEqual(
        expect.arrayContaining(['food_list_items delete', 'list_members delete', 'list_links delete']),
      );
      await sent();
    }
    // Undone, the deletion that may not have arrived still goes out.
    await takeBackListImport(replica, { lists: [listId], items: [] });
    expect([await shown(), await outbox()]).toEqual([[], ['food_lists delete']]);
  });

  it('names what is beyond the bounds of a member and a list, and writes the rest', async () => {
    const lists = Array.from({ length: listLimits.lists - 1 }, (_, at) => ({
      id: `l${String(at).padStart(14, '0')}`,
      user: member,
      name: `L${at}`,
      created: '2026-01-01',
    }));
    await replica.database.rows('food_lists').bulkPut(lists);
    const many = filed('Many', ...Array.from({ length: 501 }, (_, at) => `F${at}`));
    const found = await plan(many, filed('More', 'Pho'));
    expect(found.lists.map(({ name, foods }) => [name, foods.length])).toEqual([['Many', 500]]);
    expect(found.beyond).toEqual({ lists: ['More'], foods: [{ list: 'Many', food: 'F500' }] });
  });

  it('is what the export wrote, which brings nothing new here', async () => {
    await bringIn(filed('Soups', 'Pho', 'Ramen'), filed('Empty'));
    const read = readListFile(new TextEncoder().encode(listsAsCsv(await wholeLists(replica))));
    const lists = read.kind === 'lists' ? read.lists : expect.fail(read.why);
    expect(lists.map(({ name, foods }) => [name, foods.length]).toSorted()).toEqual([
      ['Empty', 0],
      ['Soups', 2],
    ]);
    expect(await plan(...lists)).toMatchObject({ lists: [], there: 2, unmatched: [] });
  });

  it('needs a member, and writes nothing without one', async () => {
    const { lists } = await plan(filed('Soups', 'Pho'));
    await replica.database.keyed.delete('session');
    expect(await importLists(replica, lists, () => expect.fail())).toEqual({ kind: 'signed-out' });
  });

  it('whose list is deleted meanwhile stops there, and the rest is planned anew', async () => {
    await addList(replica, { words: { name: 'Soups', text: '', visibility: 'private' }, food: null });
    const { lists } = await plan(filed('Soups', 'Pho'));
    await replica.database.rows('food_lists').clear();
    expect(await importLists(replica, lists, () => expect.fail())).toEqual({ kind: 'missing' });
    expect((await plan(filed('Soups', 'Pho'))).lists).toMatchObject([{ into: null }]);
  });
});
