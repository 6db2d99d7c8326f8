import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { foodsInDiary } from '#replica/topics/foods-in-diary.ts';

export async function isInDiary(database: ReplicaDatabase, food: FoodId): Promise<boolean> {
  return (await database.rows('diary_entries').where('food').equals(food).count()) > 0;
}

/** What a member tried (R44): the foods of the diary, and those that are marked so without an entry. */
export async function triedFoods(database: ReplicaDatabase, member: MemberId): Promise<ReadonlySet<FoodId>> {
  const saved = await database.rows('saved_foods').where('user').equals(member).toArray();
  const marked = saved.filter((row) => row['state'] === 'tried').map((row) => textColumn(row, 'food') as FoodId);
  return new Set([...marked, ...(await foodsInDiary(database))]);
}
