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

/**
 * The signed-in member's saved foods, what was saved last first (R10). What the diary names was tried, too, and may still be wanted (R44). Foods that are not
 * on this device are left out.
 */
export async function savedFoods(replica: Replica): Promise<Readonly<Record<SavedState, readonly Food[]>>> {
  const ids = await savedIds(replica);
  const rows = await replica.database.rows('foods').bulkGet([...new Set([...ids.want_to_try, ...ids.tried])]);
  const foods = await localizedFoods(replica.database, rows);
  const [wanted, tried] = [new Set<string>(ids.want_to_try), new Set<string>(ids.tried)];
  return { want_to_try: foods.filter(({ id }) => wanted.has(id)), tried: foods.filter(({ id }) => tried.has(id)) };
}

/** How many they are, from the index alone: a member of many years has tried two thousand. */
export async function savedCounts(replica: Replica): Promise<Readonly<Record<SavedState, number>>> {
  const ids = await savedIds(replica);
  const [want_to_try = 0, tried = 0] = await Promise.all(
    [ids.want_to_try, ids.tried].map((some) => replica.database.rows('foods').where('id').anyOf(some).count()),
  );
  return { want_to_try, tried };
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
 */
export function saveFood(
  replica: Replica,
  { foodId, state }: { foodId: FoodId; state: SavedState | null },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => ({
    mutations: await mutationsToSave(replica, { memberId, foodId, state }),
    saved: {},
  }));
}

/** What is written to save a food so; nothing where it is. Call it inside the transaction of the command. */
export async function mutationsToSave(
  { database }: Replica,
  { memberId, foodId, state }: { memberId: MemberId; foodId: FoodId; state: SavedState | null },
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
  if (state === null) return [{ ...common, kind: 'delete' }];
  return [
    before === null
      ? { ...common, kind: 'create', columns: { food: foodId, user: memberId, state } }
      : { ...common, kind: 'update', columns: { state } },
  ];
}
