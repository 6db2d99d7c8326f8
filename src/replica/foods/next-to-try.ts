import type { Day } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { offerTo } from '#domain/safety/offer-to.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { dayContenders } from './day-contenders.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { decodeFoods } from './food-queries.ts';
import { triedFoods } from './tried-foods.ts';

export interface FoodToTry {
  readonly id: FoodId;
  /** The member has put it on the list of foods to try. */
  readonly isSaved: boolean;
}

/** Of the saved foods the latest come first. They never fill the whole list while there is something to suggest. */
const MOST_SAVED = 3;

/**
 * What a member may try next (R24): what is on the member's own list, then what was ranked, and where that is little the table of the day (R36); without
 * foods that the member made, reviewed or tried and does not want again, and, of what is not on the list, avoids (R28); at most `count`. Of a large catalogue
 * also foods whose rows are not here.
 *
 * @param ranked is offered to the member already; of a large catalogue it ends with the table, which the rows here do not tell
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
  const isSomeElsewhere = await hasFoodsElsewhere(replica);
  const laid = isSomeElsewhere
    ? []
    : dayTable(await dayContenders(replica, on), { on, limit: 4 * count }).map(({ id }) => id);
  const candidates = [...new Set([...list.slice(0, MOST_SAVED), ...ranked, ...list.slice(MOST_SAVED), ...laid])];
  const reviewed = await database.rows('reviews').bulkGet(candidates.map((id) => reviewIdFor(id, member)));
  const tried = await triedFoods(database, member);
  const wanted = new Set<FoodId>(list);
  const open = candidates.filter((id, place) => reviewed[place] === undefined && (wanted.has(id) || !tried.has(id)));
  const here = decodeFoods(await database.rows('foods').bulkGet(open));
  const others = here.filter(({ uploadedBy }) => uploadedBy !== member);
  const shown = new Set([
    ...others.filter(({ id }) => wanted.has(id)).map(({ id }) => id),
    ...offerTo(others, needs, (food) => food).map(({ id }) => id),
  ]);
  const known = new Set(here.map(({ id }) => id));
  return open
    .filter((id) => shown.has(id) || (isSomeElsewhere && !known.has(id)))
    .slice(0, count)
    .map((id) => ({ id, isSaved: wanted.has(id) }));
}
