import { dayTable } from '#domain/day/day-table.ts';
import type { Food } from '#domain/foods/food.ts';
import type { Day } from '#domain/values/day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { wantFoods } from '#replica/feed/wanted-foods.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { dayContenders } from '#replica/foods/day-contenders.ts';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { documentFoodsOf, isDocumentOvertaken } from './document-foods.ts';
import { pageDay } from '#ranking/page-day.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';

/**
 * The foods of today's table, at an address whose document brought one along. While the catalogue is still arriving, the table would change with each
 * part, so the document's stays until it is whole. For a member it is shown only if there is nothing else: it may hold foods of members they blocked.
 */
export async function todaysFoods(replica: Replica, address: string): Promise<readonly Food[]> {
  const told = documentFoodsOf(address);
  if (told.length > 0 && !isMemberExpected() && !isDocumentOvertaken((await syncReport(replica)).lastRoundAt))
    return told;
  if (!(await hasFoodsElsewhere(replica))) {
    const here = await dayContenders(replica, pageDay());
    return here.length === 0 ? told : here;
  }
  const table = await keyedValue<WholeTable>(replica.database, WHOLE_TABLE);
  const laid = table?.on === pageDay() ? await foodsByIds(replica, table.ids) : [];
  if (laid.length > 0) return laid;
  return told.length > 0 ? told : dayContenders(replica, pageDay());
}

/** The table of a day over the whole catalogue, longer than it is shown. */
interface WholeTable {
  readonly on: Day;
  readonly ids: readonly FoodId[];
}
const WHOLE_TABLE = 'wholeTable';
const nobody = { memberId: null, profile: null };

/**
 * Has the ranking worker lay today's table where this device has the rows of some foods alone, and keeps it for `todaysFoods`. Rows that are not here are
 * fetched, and then what the member may want to see next.
 */
export async function askForTable(replica: Replica, ranking: Ranking): Promise<void> {
  if (!(await hasFoodsElsewhere(replica))) return;
  const front = await ranking.ask('frontFoods', nobody);
  if (front === null) return;
  const before = await keyedValue<WholeTable>(replica.database, WHOLE_TABLE);
  const now: WholeTable = { on: pageDay(), ids: front.table };
  if (!sameJson(before, now)) await putKeyedValue(replica.database, WHOLE_TABLE, now);
  await wantFoods(replica, front.table);
  void import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(replica, ranking)).catch(() => undefined);
}

/** A table that was laid already stays as it is. */
export function layToday(foods: readonly Food[], limit: number): readonly Food[] {
  return dayTable(foods, { on: pageDay(), limit });
}
