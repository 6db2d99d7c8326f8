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
  const member = (await session(replica))?.memberId ?? '';
  const rows = await replica.database.rows('saved_foods').where('user').equals(member).toArray();
  const newestFirst = rows.toSorted((one, other) => readTimestamp(other['updated']) - readTimestamp(one['updated']));
  const stateOfFood = new Map(newestFirst.map((row) => [textColumn(row, 'food'), stateIn(row)]));
  const inDiary = member === '' ? new Set<string>() : await foodsInDiary(replica.database);
  const foods = await localizedFoods(
    replica.database,
    await replica.database.rows('foods').bulkGet([...new Set([...stateOfFood.keys(), ...inDiary])]),
  );
  return {
    want_to_try: foods.filter(({ id }) => stateOfFood.get(id) === 'want_to_try'),
    tried: foods.filter(({ id }) => stateOfFood.get(id) === 'tried' || inDiary.has(id)),
  };
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
