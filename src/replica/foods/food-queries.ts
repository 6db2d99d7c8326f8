import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import type { Replica } from '#replica/database/replica.ts';
import { localizedFoods } from './localized-foods.ts';
import { topicState } from '#replica/topics/topic-state.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';

/** Rows as foods; what is missing or cannot be read is left out. */
export function decodeFoods(rows: readonly (SyncedRow | undefined)[]): Food[] {
  return rows.flatMap((row) => {
    const decoded = decodeFood(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}

/** The newest foods, at most `count`. */
export async function newestFoods({ database }: Replica, count: number): Promise<Food[]> {
  return localizedFoods(database, await database.rows('foods').orderBy('created').reverse().limit(count).toArray());
}

/** How many foods are on this device; what is beyond `most` is not counted. */
export async function countFoods({ database }: Replica, most: number): Promise<number> {
  // Not `count`, which walks through the whole catalogue before it is cut down to `most`.
  return (await database.rows('foods').limit(most).primaryKeys()).length;
}

/** Foods rated above `rating`, best first, at most `count`; unrated foods hold 0 in the column, so a default is never evidence (R4). */
export async function foodsRatedAbove(
  { database }: Replica,
  { rating, count }: { rating: number; count: number },
): Promise<Food[]> {
  return localizedFoods(
    database,
    await database.rows('foods').where('rating').above(rating).reverse().limit(count).toArray(),
  );
}

/** A member's foods, newest first, at most `count` where it is given. */
export async function foodsContributedBy(
  { database }: Replica,
  member: MemberId,
  count = Number.POSITIVE_INFINITY,
): Promise<Food[]> {
  return decodeFoods(
    await newestOf(database, { collection: 'foods', column: 'uploaded_by', value: member }).limit(count).toArray(),
  );
}

/** The foods with these ids in this order; those that are not on the device are left out. */
export async function foodsByIds({ database }: Replica, ids: readonly FoodId[]): Promise<Food[]> {
  return localizedFoods(database, await database.rows('foods').bulkGet([...ids]));
}

/** A food as far as this device knows it. */
export type FoodLookup =
  | { readonly kind: 'here'; readonly food: Food }
  /** Asked for; the server has not answered yet. */
  | { readonly kind: 'fetching' }
  /** The server says that it does not exist, or is gone. */
  | { readonly kind: 'missing' }
  /** Not on this device, and the server cannot be reached. */
  | { readonly kind: 'not-on-device' };

/** A food by its id. Also open its topic (`openTopic(replica, topicOfFood(id))`), so that a food that is not here is fetched and kept. */
export async function foodLookup(replica: Replica, id: FoodId): Promise<FoodLookup> {
  const { database } = replica;
  const read = async () => (await localizedFoods(database, [await database.rows('foods').get(id)]))[0];
  const known = await read();
  if (known !== undefined) return { kind: 'here', food: known };
  const state = await topicState(replica, topicOfFood(id));
  if (state !== 'here') return { kind: state };
  // It may have come since, in one transaction with the topic.
  const food = await read();
  return food === undefined ? { kind: 'missing' } : { kind: 'here', food };
}
