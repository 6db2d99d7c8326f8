import { Dexie } from 'dexie';
import type { Food } from '#domain/foods/food.ts';
import { localizedFoods } from './localized-foods.ts';
import type { Replica } from '#replica/database/replica.ts';

/**
 * A stretch of the foods of one cuisine, or of all (null), newest first. Reads index entries up to the stretch and the rows in it,
 * so that it costs the same however large the catalogue is.
 */
export async function foodsOfCuisine(
  { database }: Replica,
  { cuisine, offset, count }: { cuisine: string | null; offset: number; count: number },
): Promise<Food[]> {
  const table = database.rows('foods');
  const stretch =
    cuisine === null
      ? table.orderBy('created')
      : table.where('[origin+created]').between([cuisine, Dexie.minKey], [cuisine, Dexie.maxKey]);
  return localizedFoods(database, await stretch.reverse().offset(offset).limit(count).toArray());
}
