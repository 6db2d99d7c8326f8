import type { MemberId } from '#domain/values/ids/ids.ts';
import { forgetDishes } from '#replica/foods/kept-dishes.ts';
import { forgetSearches } from '#replica/foods/recent-searches.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * After a member signed out on purpose: deletes what was asked of the assistant here, what it recommended, and the last searches, so that nobody else
 * finds them [S5]. None of it waits to be sent. Call it inside a transaction over all rows.
 */
export async function forgetTraces(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await database.assistantTurns.where('member').equals(member).delete();
  await forgetDishes(database, member);
  await forgetSearches({ database });
}
