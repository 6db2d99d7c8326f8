import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FarFood } from '#ranking/question-shapes.ts';
import { useLive } from '#replica/database/use-live.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useFarFoods } from './use-far-foods.ts';

/** A food by its row, or as the columns alone know it. */
export type ShownFood = Food | FarFood;

export function isHere(food: ShownFood): food is Food {
  return 'uploadedBy' in food;
}

/**
 * The foods with these ids in this order, each as far as this device knows it; undefined while their rows are read. Until those of other ids are read, the
 * foods of the ones before stay.
 */
export function useWholeFoods(ids: readonly FoodId[] | undefined): readonly ShownFood[] | undefined {
  const read = useLive(
    ids === undefined ? undefined : async (replica) => ({ ids, rows: await foodsByIds(replica, ids) }),
    [ids],
  );
  const far = useFarFoods(read?.ids, read?.rows);
  if (read === undefined) return undefined;
  const here = new Map(read.rows.map((food) => [food.id, food]));
  return read.ids.flatMap((id) => here.get(id) ?? far.get(id) ?? []);
}
