import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { savedFoodIdFor, type SavedState, savedStates } from '#domain/foods/saved-food.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { localizedFoods } from './localized-foods.ts';
import type { Replica } from '#replica/database/replica.ts';
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

/** The signed-in member's saved foods, what was saved last first; foods that are not on this device are left out (R10). */
export async function savedFoods(replica: Replica): Promise<Readonly<Record<SavedState, readonly Food[]>>> {
  const member = (await session(replica))?.memberId ?? '';
  const rows = await replica.database.rows('saved_foods').where('user').equals(member).toArray();
  const newestFirst = rows.toSorted((one, other) => readTimestamp(other['updated']) - readTimestamp(one['updated']));
  const foods = await localizedFoods(
    replica.database,
    await replica.database.rows('foods').bulkGet(newestFirst.map((row) => textColumn(row, 'food'))),
  );
  const stateOfFood = new Map(newestFirst.map((row) => [textColumn(row, 'food'), stateIn(row)]));
  const savedAs = (state: SavedState) => foods.filter(({ id }) => stateOfFood.get(id) === state);
  return { want_to_try: savedAs('want_to_try'), tried: savedAs('tried') };
}

/**
 * Saves a food to be tried or as tried, or takes it out (null): one place per member and food, by a derived id (R10) [S12]. What is already
 * so stays so.
 */
export function saveFood(
  replica: Replica,
  { foodId, state }: { foodId: FoodId; state: SavedState | null },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
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
    if (before === state) return { mutations: [], saved: {} };
    if (state === null) return { mutations: [{ ...common, kind: 'delete' }], saved: {} };
    return {
      mutations: [
        before === null
          ? { ...common, kind: 'create', columns: { food: foodId, user: memberId, state } }
          : { ...common, kind: 'update', columns: { state } },
      ],
      saved: {},
    };
  });
}
