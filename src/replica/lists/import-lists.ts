import { listLimits } from '#domain/values/list-limits.ts';
import { listItemIdFor, type ListVisibility } from '#domain/lists/food-list.ts';
import { listTargets } from '#domain/lists/imported-list.ts';
import type { FiledFood, FiledList } from '#domain/lists/list-file.ts';
import { keyAtEnd, type Ordered } from '#domain/lists/list-order.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { listLinkIdFor } from '#domain/lists/list-member.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { must } from '#prelude/must.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { discardUnborn, type Mutation } from '#replica/outbox/record-mutation.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { laneOf, newItem, newList } from './list-commands.ts';
import { itemsOf, ownLists } from './list-queries.ts';

/** A list of a file with what is written of it. */
export interface PlannedList {
  readonly name: string;
  readonly text: string;
  /** The id that a new one will have, or that of the own list. */
  readonly id: FoodListId;
  /** The own list to which the foods go, with its name and who sees it; null: a new one is made, for its owner alone (R46). */
  readonly into: { readonly name: string; readonly visibility: ListVisibility } | null;
  /** In their order, each once. */
  readonly foods: readonly FoodId[];
}

/** A food of a file that comes on no list, as the file names both. */
interface UnplacedFood {
  readonly list: string;
  readonly food: string;
}

export interface ListPlan {
  /** Those of which something is written. */
  readonly lists: readonly PlannedList[];
  /** Foods that stand on the list of that name already, or twice in the file under two names. */
  readonly there: number;
  /** Names that lead to no food, in their order, with the list. */
  readonly unmatched: readonly UnplacedFood[];
  /** Lists and foods beyond what a member and a list can have: nothing is written of these. */
  readonly beyond: { readonly lists: readonly string[]; readonly foods: readonly UnplacedFood[] };
}

/** What an import wrote, to be taken back. */
export interface ImportedLists {
  readonly lists: readonly FoodListId[];
  /** On lists that were there before. */
  readonly items: readonly string[];
}

/** Foods of one transaction: more would make a screen wait that saves meanwhile. */
const AT_ONCE = 50;
/** Each part reads the whole outbox once. */
const BACK_AT_ONCE = 500;

/**
 * What of a file is not on the lists of the signed-in member yet, so that a file that is imported again adds nothing: see `listTargets`.
 *
 * @param foodOf the food that a file means; null: none that this device knows
 */
export async function planListImport(
  replica: Replica,
  filed: readonly FiledList[],
  foodOf: (food: FiledFood) => FoodId | null,
): Promise<ListPlan> {
  const own = await ownLists(replica);
  const member = ((await session(replica))?.memberId ?? '') as MemberId;
  const targets = listTargets(member, { own, filed });
  let room = listLimits.lists - own.length;
  const lists: PlannedList[] = [];
  const unmatched: UnplacedFood[] = [];
  const beyond = { lists: [] as string[], foods: [] as UnplacedFood[] };
  let there = 0;
  const standing = new Map<FoodListId, Set<string>>();
  const foodsOn = async (list: FoodListId) => {
    const on = standing.get(list) ?? new Set((await itemsOf(replica.database, list)).map(({ foodId }) => foodId));
    standing.set(list, on);
    return on;
  };
  for (const [at, { name, text, foods }] of filed.entries()) {
    const { into, id, alike } = must(targets[at], 'a target of each list');
    if (into === null && room <= 0) {
      beyond.lists.push(name);
      continue;
    }
    const on = into === null ? new Set<string>() : await foodsOn(id);
    const onAlike = await Promise.all(alike.map((list) => foodsOn(list.id)));
    const fitting: FoodId[] = [];
    for (const food of foods) {
      const foodId = foodOf(food);
      const unplaced = { list: name, food: food.name || (food.foodId ?? '') };
      if (foodId === null) unmatched.push(unplaced);
      else if (on.has(foodId) || onAlike.some((foodsOfIt) => foodsOfIt.has(foodId))) there += 1;
      else if (on.size >= listLimits.items) beyond.foods.push(unplaced);
      else {
        on.add(foodId);
        fitting.push(foodId);
      }
    }
    if (into !== null && fitting.length === 0) continue;
    if (into === null) room -= 1;
    const target = into === null ? null : { name: into.name, visibility: into.visibility };
    lists.push({ name, text, id, into: target, foods: fitting });
  }
  return { lists, there, unmatched, beyond };
}

/** Writes what was planned, 50 foods in a transaction. What was written before it failed stays: a new plan has the rest. */
export async function importLists(
  replica: Replica,
  lists: readonly PlannedList[],
  onAdded: (part: ImportedLists & { readonly foods: number }) => void,
): Promise<WriteOutcome> {
  for (const { name, text, id: listId, into, foods } of lists) {
    let isMade = false;
    for (let at = 0; at === 0 || at < foods.length; at += AT_ONCE) {
      const outcome = await writeCommand<{ isNew: boolean; items: readonly string[] }>(
        replica,
        async ({ memberId }) => {
          const isThere = (await replica.database.rows('food_lists').get(listId)) !== undefined;
          // It is there where another device's import of the same file arrived since it was planned.
          const isNew = into === null && at === 0 && !isThere;
          if (!isNew && !isThere) return { kind: 'missing' };
          const part = { listId, memberId, foods: foods.slice(at, at + AT_ONCE) };
          const list = isNew ? [newList({ listId, memberId, words: { name, text, visibility: 'private' } })] : [];
          const left = isNew ? await leftMutations(replica, { listId, memberId, foods }) : [];
          const items = await itemMutations(replica, { ...part, isMade: isNew || isMade });
          return { mutations: [...list, ...left, ...items.mutations], saved: { isNew, items: items.written } };
        },
      );
      if (outcome.kind !== 'saved') return outcome;
      isMade ||= outcome.isNew;
      onAdded({
        lists: outcome.isNew ? [listId] : [],
        items: isMade ? [] : outcome.items,
        foods: outcome.items.length,
      });
    }
  }
  return { kind: 'saved' };
}

/**
 * What this device still holds of a list of this id whose deletion has not been sent, or of which it has not heard: it does not come back with the new one, which is
 * its owner's alone.
 */
async function leftMutations(
  { database }: Replica,
  { listId, memberId, foods }: { listId: FoodListId; memberId: MemberId; foods: readonly FoodId[] },
): Promise<readonly Mutation[]> {
  const staying = new Set(foods.map((food) => listItemIdFor(listId, food)));
  const items = await database.rows('food_list_items').where('list').equals(listId).toArray();
  const makers = await database.rows('list_members').where('list').equals(listId).toArray();
  const link = await database.rows('list_links').get(listLinkIdFor(listId));
  const deletionIn =
    (collection: 'food_list_items' | 'list_members' | 'list_links') =>
    ({ id }: SyncedRow): Mutation => ({
      member: memberId,
      collection,
      record: id,
      kind: 'delete',
      lane: laneOf(listId),
      about: '',
    });
  return [
    ...items.filter(({ id }) => !staying.has(id)).map(deletionIn('food_list_items')),
    ...makers.map(deletionIn('list_members')),
    ...(link === undefined ? [] : [link]).map(deletionIn('list_links')),
  ];
}

/** @param isMade whether the list is made by the same import: then what this device has on it goes with the list that was there before */
async function itemMutations(
  replica: Replica,
  {
    listId,
    memberId,
    foods,
    isMade,
  }: { listId: FoodListId; memberId: MemberId; foods: readonly FoodId[]; isMade: boolean },
): Promise<{ readonly mutations: readonly Mutation[]; readonly written: readonly string[] }> {
  const { database } = replica;
  const records = foods.map((food) => listItemIdFor(listId, food));
  const items: Ordered[] = (await itemsOf(database, listId)).filter(({ id }) => !isMade || !records.includes(id));
  const rows = database.rows('food_list_items');
  const mutations: Mutation[] = [];
  const written: string[] = [];
  for (const food of foods) {
    const record = listItemIdFor(listId, food);
    if (!isMade && (await rows.get(record)) !== undefined) continue;
    written.push(record);
    if (!isMade && (await takeBackDeletion(database, record))) continue;
    const orderKey = keyAtEnd(items);
    items.push({ id: record, orderKey });
    mutations.push(await newItem(replica, { listId, food, memberId, orderKey }));
  }
  return { mutations, written };
}

/** Takes away again what an import wrote: the lists that it made, with all that is on them, and what it put on others. */
export async function takeBackListImport(replica: Replica, { lists, items }: ImportedLists): Promise<WriteOutcome> {
  for (const list of lists) {
    const outcome = await takeBack(replica, { lists: [list], items: [] });
    if (outcome.kind !== 'saved') return outcome;
  }
  for (let at = 0; at < items.length; at += BACK_AT_ONCE) {
    const outcome = await takeBack(replica, { lists: [], items: items.slice(at, at + BACK_AT_ONCE) });
    if (outcome.kind !== 'saved') return outcome;
  }
  return { kind: 'saved' };
}

function takeBack(replica: Replica, { lists, items }: ImportedLists): Promise<WriteOutcome> {
  const { database } = replica;
  return writeCommand(replica, async ({ memberId }) => {
    const onNew = await database
      .rows('food_list_items')
      .where('list')
      .anyOf([...lists])
      .primaryKeys();
    await discardUnborn(replica, { collection: 'food_list_items', records: [...onNew, ...items] });
    await discardUnborn(replica, { collection: 'food_lists', records: lists });
    const itemsLeft = (await database.rows('food_list_items').bulkGet([...items])).filter((row) => row !== undefined);
    const listsLeft = (await database.rows('food_lists').bulkGet([...lists])).filter((row) => row !== undefined);
    const foods = await database.rows('foods').bulkGet(itemsLeft.map((row) => textColumn(row, 'food')));
    const common = { member: memberId, kind: 'delete' } as const;
    return {
      mutations: [
        ...itemsLeft.map((row, at): Mutation => ({
          ...common,
          collection: 'food_list_items',
          record: row.id,
          lane: laneOf(textColumn(row, 'list') as FoodListId),
          about: textColumn(foods[at], 'name'),
        })),
        ...listsLeft.map((row): Mutation => ({
          ...common,
          collection: 'food_lists',
          record: row.id,
          lane: laneOf(row.id as FoodListId),
          about: textColumn(row, 'name'),
        })),
      ],
      saved: {},
    };
  });
}
