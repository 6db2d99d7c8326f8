import type { FoodId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { useLive } from '#replica/database/use-live.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';

/** What the food is called; '' until that is known. */
export function useFoodName(id: FoodId): string {
  const food = useLive(async (replica) => (await foodsByIds(replica, [id]))[0], [id]);
  return food === undefined ? '' : calledName(food);
}
