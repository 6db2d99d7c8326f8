import type { Day } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { offerTo } from '#domain/safety/offer-to.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { dayContenders } from './day-contenders.ts';
import { localizedFoods } from './localized-foods.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { triedFoods } from './tried-foods.ts';

export interface FoodToTry {
  readonly food: Food;
  /** The member has put it on the list of foods to try. */
  readonly isSaved: boolean;
}

/** Of the saved foods the latest come first. They never fill the whole list while there is something to suggest. */
const MOST_SAVED = 3;

/**
 * What a member may try next (R24): what is on the member's own list, then what was ranked, and where that is little the table of the day (R36); without
 * foods that the member made, reviewed or tried and does not want again, and, of what is not on the list, avoids (R28); at most `count`.
 */
export async function nextToTry(
  replica: Replica,
  {
    member,
    ranked,
    count,
    needs,
    on,
  }: { member: MemberId; ranked: readonly FoodId[]; count: number; needs: SafetyNeeds | null; on: Day },
): Promise<readonly FoodToTry[]> {
  const { database } = replica;
  const saved = await database.rows('saved_foods').where('user').equals(member).toArray();
  const list = saved
    .filter((row) => row['state'] === 'want_to_try')
    .toSorted((one, other) => readTimestamp(other['updated']) - readTimestamp(one['updated']))
    .map((row) => textColumn(row, 'food') as FoodId);
  const laid = dayTable(await dayContenders(replica, on), { on, limit: 4 * count }).map(({ id }) => id);
  const candidates = [...new Set([...list.slice(0, MOST_SAVED), ...ranked, ...list.slice(MOST_SAVED), ...laid])];
  const reviewed = await database.rows('reviews').bulkGet(candidates.map((id) => reviewIdFor(id, member)));
  const tried = await triedFoods(database, member);
  const wanted = new Set<FoodId>(list);
  const open = candidates.filter((id, place) => reviewed[place] === undefined && (wanted.has(id) || !tried.has(id)));
  const foods = (await localizedFoods(database, await database.rows('foods').bulkGet(open))).filter(
    ({ uploadedBy }) => uploadedBy !== member,
  );
  const offered = new Set(offerTo(foods, needs, (food) => food));
  return foods
    .filter((food) => wanted.has(food.id) || offered.has(food))
    .slice(0, count)
    .map((food) => ({ food, isSaved: wanted.has(food.id) }));
}
