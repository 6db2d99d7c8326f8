import { savedFoodIdFor } from '#domain/foods/saved-food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { readNumber } from '#prelude/read-number.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import { foodsInDiary } from '#replica/topics/foods-in-diary.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Replica } from '#replica/database/replica.ts';

/** A member's own work in numbers, with what is not sent yet (R10, R24). */
export interface OwnCounts {
  readonly foods: number;
  readonly reviews: number;
  /** Saved to be tried, or as tried. */
  readonly bookmarked: number;
  /** null: the server has not said it to this device yet. */
  readonly followers: number | null;
}

/** The signed-in member's counts: the rows of one's own work are all on the device, those of one's followers are not. */
export async function ownCounts({ database }: Replica, member: MemberId): Promise<OwnCounts> {
  const [foods, reviews, bookmarked, stats] = await Promise.all([
    newestOf(database, { collection: 'foods', column: 'uploaded_by', value: member }).count(),
    newestOf(database, { collection: 'reviews', column: 'user', value: member }).count(),
    foodsSavedBy(database, member),
    database.rows('member_stats').get(member),
  ]);
  return { foods, reviews, bookmarked, followers: readNumber(stats?.['followers']) };
}

/** Each once, whether it is on a list, in the diary or both. */
async function foodsSavedBy(database: ReplicaDatabase, member: MemberId): Promise<number> {
  const saved = await database.rows('saved_foods').where('user').equals(member).primaryKeys();
  const inDiary = [...(await foodsInDiary(database))].map((food) => savedFoodIdFor(food, member));
  return new Set([...saved, ...inDiary]).size;
}
