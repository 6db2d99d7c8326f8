import { dayTable } from '#domain/day/day-table.ts';
import type { Food } from '#domain/foods/food.ts';
import { dayContenders } from '#replica/foods/day-contenders.ts';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { documentFoodsOf, isDocumentOvertaken } from './document-foods.ts';
import { pageDay } from '#ranking/page-day.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';

/**
 * What the table of today is laid of, at an address whose document tells of one: while the catalogue is still arriving it would be another with each part,
 * so the document's stands until then. For a member it stands only where there is nothing else: those whom they blocked may be in it.
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
