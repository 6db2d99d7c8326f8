import type { FoodId } from '#domain/values/ids/ids.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** The foods of the signed-in member's diary, in the order of their ids: read from the index alone. */
export async function foodsInDiary(database: ReplicaDatabase): Promise<ReadonlySet<FoodId>> {
  const foods = await database.rows('diary_entries').orderBy('food').uniqueKeys();
  return new Set(foods.filter((food) => food !== '') as unknown as readonly FoodId[]);
}
