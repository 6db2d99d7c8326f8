import { Dexie } from 'dexie';
import { decodeFoodList, decodeListItem } from '#domain/lists/decode-food-list.ts';
import { type FoodList, type ListItem, listItemIdFor } from '#domain/lists/food-list.ts';
import type { ListMember } from '#domain/lists/list-member.ts';
import { byOrderKey } from '#domain/lists/list-order.ts';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import type { FoodId, FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Replica } from '#replica/database/replica.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { topicOfList } from '#replica/database/audiences.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { ownPartIn, ownParts } from './maker-queries.ts';
import { topicState } from '#replica/topics/topic-state.ts';
import { rowToEdit } from '#replica/outbox/row-to-edit.ts';
import { session } from '#replica/session/session.ts';

/** What the overview shows of a list. */
interface ListInShort {
  /** Foods on it. */
  readonly count: number;
  readonly firstIds: readonly FoodId[];
  /** Those of them that are on this device. */
  readonly first: readonly Food[];
}

/** A food as its list shows it. */
export interface ListLine {
  readonly item: ListItem;
  /** null: not on this device yet. */
  readonly food: Food | null;
  readonly isUnsent: boolean;
}

/** The signed-in member's own lists, what was made last first; none for a visitor. No foods are read. */
export async function ownLists(replica: Replica): Promise<readonly FoodList[]> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return [];
  const index = replica.database.rows('food_lists').where('[user+created]');
  const rows = await index.between([member, Dexie.minKey], [member, Dexie.maxKey]).reverse().toArray();
  return rows.flatMap((row) => listIn(row) ?? []);
}

/** How many foods are on a list, and those of the first `most` that are here. Of the other foods no row is read. */
export async function listInShort(replica: Replica, list: FoodList, most: number): Promise<ListInShort> {
  const items = await itemsOf(replica.database, list.id);
  const firstIds = items.slice(0, most).map(({ foodId }) => foodId);
  return { count: items.length, firstIds, first: await foodsHere(replica, firstIds) };
}

export type ListLookup =
  | {
      readonly kind: 'here';
      readonly list: FoodList;
      readonly lines: readonly ListLine[];
      readonly isOwn: boolean;
      /** Whether the reader makes it: as its owner, or together with the owner. */
      readonly isMade: boolean;
      /** Whose it is; null where that cannot be seen. */
      readonly owner: Profile | null;
    }
  | { readonly kind: 'fetching' | 'missing' | 'not-on-device' };

/** A list with its foods in their order. Open its topic (`topicOfList`), so that another's is fetched and kept current. */
export async function listWithFoods(replica: Replica, id: FoodListId): Promise<ListLookup> {
  const { database } = replica;
  const own = await ownList(replica, id);
  const made = own ?? (await madeTogether(replica, id));
  const shown = made ?? (await shownListOf(replica, id));
  if (shown.kind === 'blocked') return { kind: 'missing' };
  if (shown.kind !== 'here') return shown;
  const { list, owner } = shown;
  const items = await itemsOf(database, id);
  const foods = new Map(
    (
      await foodsHere(
        replica,
        items.map(({ foodId }) => foodId),
      )
    ).map((food) => [food.id, food]),
  );
  const unsent = await database.outbox.filter(({ collection }) => collection === 'food_list_items').toArray();
  const waiting = new Set(unsent.filter(({ state }) => state === 'waiting').map(({ record }) => record));
  return {
    kind: 'here',
    list,
    isOwn: own !== null,
    isMade: made !== null,
    owner,
    lines: items.map((item) => ({ item, food: foods.get(item.foodId) ?? null, isUnsent: waiting.has(item.id) })),
  };
}

interface ListHere {
  readonly kind: 'here';
  readonly list: FoodList;
  /** Whose it is; null where that cannot be seen. */
  readonly owner: Profile | null;
}

async function ownList(replica: Replica, id: FoodListId): Promise<ListHere | null> {
  const list = listIn(await replica.database.rows('food_lists').get(id));
  if (list === null || list.ownerId !== (await session(replica))?.memberId) return null;
  return { kind: 'here', list, owner: await profileOf(replica, list.ownerId) };
}

/** A list of another that the signed-in member makes together with its owner, as far as it is here. A moderator's hiding takes it away with the next pull. */
async function madeTogether(replica: Replica, id: FoodListId): Promise<ListHere | null> {
  if ((await ownPartIn(replica, id))?.state !== 'joined') return null;
  const list = listIn(await replica.database.rows('food_lists').get(id));
  return list === null ? null : { kind: 'here', list, owner: await profileOf(replica, list.ownerId) };
}

/** A list of another that the signed-in member makes with it, or is invited to make. */
export interface ListMadeTogether {
  readonly part: ListMember;
  /** null: invited, or not here yet. */
  readonly list: FoodList | null;
  /** Whose it is; null where that is not known here. */
  readonly owner: Profile | null;
}

/** All such lists of the signed-in member, invitations first, then the latest. */
export async function listsMadeTogether(replica: Replica): Promise<readonly ListMadeTogether[]> {
  const parts = await ownParts(replica);
  const lines = await Promise.all(
    parts.map(async (part) => ({
      part,
      list: (await madeTogether(replica, part.listId))?.list ?? null,
      owner: part.ownerId === null ? null : await profileOf(replica, part.ownerId),
    })),
  );
  const isInvited = ({ part }: ListMadeTogether) => part.state === 'invited';
  return [...lines.filter(isInvited), ...lines.filter((line) => !isInvited(line))];
}

/** Another's list as far as this reader can see it, and else why not. What its owner has on another device is told by its topic. */
export async function shownListOf(
  replica: Replica,
  id: FoodListId,
): Promise<ListHere | { readonly kind: 'blocked' } | { readonly kind: 'fetching' | 'missing' | 'not-on-device' }> {
  // Before the row, which comes in one transaction with it: who reads them the other way round may find neither the list nor anything left to come.
  const state = await topicState(replica, topicOfList(id));
  const list = listIn(await replica.database.rows('food_lists').get(id));
  if (list !== null && (await isBlocked(replica.database, list.ownerId))) return { kind: 'blocked' };
  if (list !== null && list.visibility !== 'private')
    return { kind: 'here', list, owner: await profileOf(replica, list.ownerId) };
  return { kind: state === 'here' ? 'missing' : state };
}

/** A block holds at once, before the server has heard of it (R38). */
async function isBlocked(database: ReplicaDatabase, member: MemberId): Promise<boolean> {
  return (await database.rows('blocks').where('blocked').equals(member).count()) > 0;
}

/** The public lists of a member that are on this device, what was made last first. Open the member's topic with it. */
export async function publicListsOf({ database }: Replica, member: MemberId): Promise<readonly FoodList[]> {
  const index = database.rows('food_lists').where('[user+created]');
  const rows = await index.between([member, Dexie.minKey], [member, Dexie.maxKey]).reverse().toArray();
  return rows
    .flatMap((row) => listIn(row) ?? [])
    .filter(({ visibility, isHidden }) => visibility === 'public' && !isHidden);
}

/** Each list that the member makes, the own ones first, with how many foods are on it, and whether this one is. */
export async function listsForFood(
  replica: Replica,
  food: FoodId,
): Promise<readonly { readonly list: FoodList; readonly count: number; readonly isOn: boolean }[]> {
  const { database } = replica;
  const together = await Promise.all((await ownParts(replica)).map(({ listId }) => madeTogether(replica, listId)));
  const lists = [...(await ownLists(replica)), ...together.flatMap((made) => made?.list ?? [])];
  const items = database.rows('food_list_items');
  const on = await items.bulkGet(lists.map(({ id }) => listItemIdFor(id, food)));
  const counts = await Promise.all(lists.map(({ id }) => items.where('list').equals(id).count()));
  return lists.map((list, at) => ({ list, count: counts[at] ?? 0, isOn: on[at] !== undefined }));
}

/** A list with what the server refused of it, to be corrected [S6]; null where there is none. */
export async function listToEdit(replica: Replica, id: FoodListId): Promise<FoodList | null> {
  const found = await rowToEdit(replica, { collection: 'food_lists', id });
  return found === null ? null : listIn(found.row);
}

/** The foods on a list in their order. */
export async function itemsOf(database: ReplicaDatabase, list: FoodListId): Promise<readonly ListItem[]> {
  const rows = await database.rows('food_list_items').where('list').equals(list).toArray();
  return rows
    .flatMap((row) => {
      const item = decodeListItem(row);
      return item.kind === 'valid' ? [item.value] : [];
    })
    .toSorted(byOrderKey);
}

function listIn(row: SyncedRow | undefined): FoodList | null {
  const list = row === undefined ? null : decodeFoodList(row);
  return list?.kind === 'valid' ? list.value : null;
}

async function foodsHere({ database }: Replica, ids: readonly FoodId[]): Promise<readonly Food[]> {
  return localizedFoods(database, await database.rows('foods').bulkGet([...ids]));
}
