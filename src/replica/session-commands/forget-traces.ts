import type { MemberId } from '#domain/values/ids.ts';
import { forgetDishes } from '#replica/foods/kept-dishes.ts';
import { forgetSearches } from '#replica/foods/recent-searches.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * A member signed out of this device on purpose: what was asked of the assistant here, what it recommended, and what was searched for last is nobody
 * else's to find [S5]. None of it is work that waits to be sent. Call it inside a transaction over all rows.
 */
export async function forgetTraces(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await database.assistantTurns.where('member').equals(member).delete();
  await forgetDishes(database, member);
  await forgetSearches({ database });
}
