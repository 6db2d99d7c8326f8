import type { FoodId } from '#domain/values/ids/ids.ts';
import { useLive } from '#replica/database/use-live.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';

/** What the food is called; '' until that is known. */
export function useFoodName(id: FoodId): string {
  return useLive(async (replica) => (await foodsByIds(replica, [id]))[0]?.name ?? '', [id]) ?? '';
}
