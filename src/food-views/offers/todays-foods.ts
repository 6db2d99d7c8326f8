import { dayTable } from '#domain/day/day-table.ts';
import type { Food } from '#domain/foods/food.ts';
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
  const here = await dayContenders(replica, pageDay());
  return here.length === 0 ? told : here;
}

/** A table that was laid already stays as it is. */
export function layToday(foods: readonly Food[], limit: number): readonly Food[] {
  return dayTable(foods, { on: pageDay(), limit });
}
