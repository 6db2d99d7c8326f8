import type { FiledList } from '#domain/lists/list-file.ts';
import type { Replica } from '#replica/database/replica.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { itemsOf, ownLists } from './list-queries.ts';

/** The signed-in member's own lists as a file holds them, the first made first; a food whose row is not on this device by its id alone. */
export async function wholeLists(replica: Replica): Promise<readonly FiledList[]> {
  const lists = (await ownLists(replica)).toReversed();
  return Promise.all(
    lists.map(async ({ id, name, text }): Promise<FiledList> => {
      const items = await itemsOf(replica.database, id);
      const rows = await replica.database.rows('foods').bulkGet(items.map(({ foodId }) => foodId));
      const names = new Map((await localizedFoods(replica.database, rows)).map((food) => [food.id, food.name]));
      return { listId: id, name, text, foods: items.map(({ foodId }) => ({ foodId, name: names.get(foodId) ?? '' })) };
    }),
  );
}
