import { nextAhead } from '#domain/foods/rows-ahead.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { aheadFoods, putAheadFoods, WANTED, wantedFoods } from './wanted-foods.ts';

/** Rows of foods that a device holds at most where others are elsewhere; of full foods about 8 MB. */
export const FOOD_ROWS_AT_MOST = 2_000;

/**
 * Has sync fetch the rows of some foods before a screen wants them, while it has nothing else to fetch. They are noted as such: they are the first to leave.
 *
 * @param order the foods that are worth it, first what is fetched first
 * @param asked those that were asked for already, which grows: one that the server does not have for this member is asked for once
 * @returns busy: something else is wanted; done: all is here, or as much as there is room for
 */
export function wantAhead(
  replica: Replica,
  order: readonly FoodId[],
  { asked, most = FOOD_ROWS_AT_MOST }: { readonly asked: Set<FoodId>; readonly most?: number },
): Promise<'wanted' | 'busy' | 'done'> {
  const { database } = replica;
  return database.transaction('rw', database.keyed, database.rows('foods'), async () => {
    if ((await wantedFoods(replica)).length > 0) return 'busy';
    const here = new Set<string>(await database.rows('foods').toCollection().primaryKeys());
    const next = nextAhead(order, { here, asked, most });
    if (next.length === 0) return 'done';
    for (const id of next) asked.add(id);
    const before = (await aheadFoods(replica)).filter((id) => here.has(id));
    await putAheadFoods(replica, [...before, ...next]);
    await putKeyedValue(database, WANTED, next);
    return 'wanted';
  });
}
