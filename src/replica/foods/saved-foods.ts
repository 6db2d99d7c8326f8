import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { savedFoodIdFor, type SavedState, savedStates } from '#domain/foods/saved-food.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { localizedFoods } from './localized-foods.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { foodsInDiary } from '#replica/topics/foods-in-diary.ts';
import { session } from '#replica/session/session.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** What a member saved a food as (R10), or null. */
export async function savedStateOf(
  { database }: Replica,
  { food, member }: { readonly food: FoodId; readonly member: MemberId },
): Promise<SavedState | null> {
  return stateIn(await database.rows('saved_foods').get(savedFoodIdFor(food, member)));
}

function stateIn(row: SyncedRow | undefined): SavedState | null {
  return savedStates.find((state) => state === row?.['state']) ?? null;
}

/** Saved foods as far as they are looked at. */
export interface SavedPart {
  /** Of all of them. */
  readonly counts: Readonly<Record<SavedState, number>>;
  /** Foods in either list: what was tried may still be wanted. */
  readonly total: number;
  /** What was saved last first. */
  readonly foods: Readonly<Record<SavedState, readonly Food[]>>;
}

/**
 * The signed-in member's saved foods (R10), no more than `most` of each list, for a member of many years has tried two thousand. What the diary
 * names was tried, too, and may still be wanted (R44). Foods that are not on this device are left out, and not counted.
 */
export async function savedPart(
  replica: Replica,
  { most }: { readonly most: Readonly<Record<SavedState, number>> },
): Promise<SavedPart> {
  const { database } = replica;
  const ids = await savedIdsHere(replica);
  const shown = { want_to_try: ids.want_to_try.slice(0, most.want_to_try), tried: ids.tried.slice(0, most.tried) };
  const rows = await database.rows('foods').bulkGet([...new Set([...shown.want_to_try, ...shown.tried])]);
  const byId = new Map((await localizedFoods(database, rows)).map((food) => [food.id, food]));
  const foodsOf = (some: readonly FoodId[]) => some.flatMap((id) => byId.get(id) ?? []);
  return {
    counts: { want_to_try: ids.want_to_try.length, tried: ids.tried.length },
    total: new Set([...ids.want_to_try, ...ids.tried]).size,
    foods: { want_to_try: foodsOf(shown.want_to_try), tried: foodsOf(shown.tried) },
  };
}

/** How many they are, from the index alone. */
export async function savedCounts(replica: Replica): Promise<SavedPart['counts']> {
  const { want_to_try, tried } = await savedIdsHere(replica);
  return { want_to_try: want_to_try.length, tried: tried.length };
}

async function savedIdsHere(replica: Replica): Promise<Readonly<Record<SavedState, readonly FoodId[]>>> {
  const ids = await savedIds(replica);
  const either = [...new Set([...ids.want_to_try, ...ids.tried])];
  const here = new Set<string>(await replica.database.rows('foods').where('id').anyOf(either).primaryKeys());
  return { want_to_try: ids.want_to_try.filter((id) => here.has(id)), tried: ids.tried.filter((id) => here.has(id)) };
}

async function savedIds(replica: Replica): Promise<Readonly<Record<SavedState, readonly FoodId[]>>> {
  const member = (await session(replica))?.memberId ?? '';
  const rows = await replica.database.rows('saved_foods').where('user').equals(member).toArray();
  const newestFirst = rows.toSorted((one, other) => readTimestamp(other['updated']) - readTimestamp(one['updated']));
  const savedAs = (state: SavedState) =>
    newestFirst.filter((row) => stateIn(row) === state).map((row) => textColumn(row, 'food') as FoodId);
  const inDiary = member === '' ? [] : await foodsInDiary(replica.database);
  return { want_to_try: savedAs('want_to_try'), tried: [...new Set([...savedAs('tried'), ...inDiary])] };
}

/**
 * Saves a food to be tried or as tried, or takes it out (null): one place per member and food, by a derived id (R10) [S12]. What is already
 * so stays so.
 *
 * @param heldFor milliseconds that taking it out waits on the device, so that it comes back as it was where it is saved again meanwhile
 */
export function saveFood(
  replica: Replica,
  { foodId, state, heldFor = 0 }: { foodId: FoodId; state: SavedState | null; heldFor?: number },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => ({
    mutations: await mutationsToSave(replica, { memberId, foodId, state, heldFor }),
    saved: {},
  }));
}

/** What is written to save a food so; nothing where it is. Call it inside the transaction of the command. */
export async function mutationsToSave(
  { database }: Replica,
  {
    memberId,
    foodId,
    state,
    heldFor = 0,
  }: { memberId: MemberId; foodId: FoodId; state: SavedState | null; heldFor?: number },
): Promise<readonly Mutation[]> {
  const rows = database.rows('saved_foods');
  const record = savedFoodIdFor(foodId, memberId);
  const common = {
    member: memberId,
    collection: 'saved_foods',
    record,
    after: [foodId],
    about: textColumn(await database.rows('foods').get(foodId), 'name'),
  } as const;
  if (state !== null && (await rows.get(record)) === undefined) await takeBackDeletion(database, record);
  const before = stateIn(await rows.get(record));
  if (before === state) return [];
  if (state === null) return [{ ...common, kind: 'delete', heldFor }];
  return [
    before === null
      ? { ...common, kind: 'create', columns: { food: foodId, user: memberId, state } }
      : { ...common, kind: 'update', columns: { state } },
  ];
}
