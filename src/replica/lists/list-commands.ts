import { listItemIdFor, type ListWords } from '#domain/lists/food-list.ts';
import { keyAtEnd, moveItem } from '#domain/lists/list-order.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { itemsOf } from './list-queries.ts';

/**
 * The changes of one list and of what is on it go out one after the other [S13]: a food that was put on it and the deletion of the list would else race, and
 * the food would be refused for a list that is not there.
 */
export function laneOf(list: FoodListId): string {
  return `list ${list}`;
}

/** Makes a list, with a first food where one is given. */
export function addList(
  replica: Replica,
  { words, food }: { words: ListWords; food: FoodId | null },
): Promise<WriteOutcome<{ listId: FoodListId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const listId = replica.newId.record() as FoodListId;
    const list = newList({ listId, memberId, words });
    const first = food === null ? [] : [await newItem(replica, { listId, food, memberId })];
    return { mutations: [list, ...first], saved: { listId } };
  });
}

/** The mutation that makes a list. */
export function newList({
  listId,
  memberId,
  words,
}: {
  readonly listId: FoodListId;
  readonly memberId: MemberId;
  readonly words: ListWords;
}): Mutation {
  return {
    member: memberId,
    collection: 'food_lists',
    record: listId,
    kind: 'create',
    columns: { user: memberId, ...wordColumns(words) },
    lane: laneOf(listId),
    about: words.name.trim(),
  };
}

function wordColumns({ name, text, visibility }: ListWords) {
  return { name: name.trim(), text: text.trim(), visibility };
}

/** Changes a list's name, text and who sees it. Only what differs is sent [S15]. An edit of a list that the server refused corrects the refused change [S6]. */
export function editList(
  replica: Replica,
  { listId, words }: { listId: FoodListId; words: ListWords },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const before = await rowToEdit(replica, { collection: 'food_lists', id: listId });
    if (before === null) return { kind: 'missing' };
    const columns = Object.fromEntries(
      Object.entries(wordColumns(words)).filter(
        ([column, value]) => before.isRefused || !sameJson(before.row[column] ?? '', value),
      ),
    );
    if (Object.keys(columns).length === 0) return { mutations: [], saved: {} };
    const edit: Mutation = {
      member: memberId,
      collection: 'food_lists',
      record: listId,
      kind: 'update',
      columns,
      lane: laneOf(listId),
      about: words.name.trim(),
    };
    return { mutations: [edit], saved: {} };
  });
}

/** Deletes a list with what is on it. */
export function removeList(
  replica: Replica,
  { listId, heldFor }: { listId: FoodListId; heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const row = await replica.database.rows('food_lists').get(listId);
      if (row === undefined) return null;
      return {
        member: memberId,
        collection: 'food_lists',
        record: listId,
        lane: laneOf(listId),
        about: textColumn(row, 'name'),
      };
    },
    heldFor,
  );
}

/** Puts a food at the end of a list; where it is on it, nothing changes. One place for list and food, by a derived id [S12]. */
export function putOnList(
  replica: Replica,
  { listId, food }: { listId: FoodListId; food: FoodId },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    if ((await database.rows('food_lists').get(listId)) === undefined) return { kind: 'missing' };
    const record = listItemIdFor(listId, food);
    const rows = database.rows('food_list_items');
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    if ((await rows.get(record)) !== undefined) return { mutations: [], saved: {} };
    return { mutations: [await newItem(replica, { listId, food, memberId })], saved: {} };
  });
}

interface NewItem {
  readonly listId: FoodListId;
  readonly food: FoodId;
  /** Who puts it there. */
  readonly memberId: MemberId;
  /** Where it stands; without one it comes behind what is on the list. */
  readonly orderKey?: string;
}

/** The mutation that puts a food on a list. Call it inside the transaction of the command. */
export async function newItem({ database }: Replica, { listId, food, memberId, orderKey }: NewItem): Promise<Mutation> {
  // An item is its list's owner's, whoever puts it there; of a list that is made in this very command that is the writer.
  const owner = textColumn(await database.rows('food_lists').get(listId), 'user') || memberId;
  return {
    member: memberId,
    collection: 'food_list_items',
    record: listItemIdFor(listId, food),
    kind: 'create',
    columns: { list: listId, food, user: owner, order_key: orderKey ?? keyAtEnd(await itemsOf(database, listId)) },
    after: [listId, food],
    lane: laneOf(listId),
    about: textColumn(await database.rows('foods').get(food), 'name'),
  };
}

/** Takes a food from a list. */
export function removeFromList(
  replica: Replica,
  { listId, food, heldFor }: { listId: FoodListId; food: FoodId; heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  const record = listItemIdFor(listId, food);
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      if ((await database.rows('food_list_items').get(record)) === undefined) return null;
      return {
        member: memberId,
        collection: 'food_list_items',
        record,
        lane: laneOf(listId),
        about: textColumn(await database.rows('foods').get(food), 'name'),
      };
    },
    heldFor,
  );
}

/**
 * Moves a food on its list: as a rule one row is written (`moveItem`).
 *
 * @param where the place that it is to have, from the place that it has when this is written; 0 for the first, and `last`
 */
export function moveOnList(
  replica: Replica,
  { listId, food, where }: { listId: FoodListId; food: FoodId; where: (place: number, last: number) => number },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const items = await itemsOf(database, listId);
    const id = listItemIdFor(listId, food);
    const now = items.findIndex((item) => item.id === id);
    if (now < 0) return { kind: 'missing' };
    const foods = new Map(items.map((item) => [item.id, item.foodId]));
    const mutations = [...moveItem(items, id, where(now, items.length - 1))].map(
      async ([record, order_key]): Promise<Mutation> => ({
        member: memberId,
        collection: 'food_list_items',
        record,
        kind: 'update',
        columns: { order_key },
        lane: laneOf(listId),
        about: textColumn(await database.rows('foods').get(foods.get(record) ?? ''), 'name'),
      }),
    );
    return { mutations: await Promise.all(mutations), saved: {} };
  });
}
