import type { Day } from '#domain/values/day.ts';
import { DAY_CONTENDERS, dayPoint } from '#domain/day/day-point.ts';
import type { Food } from '#domain/foods/food.ts';
import { localizedFoods } from './localized-foods.ts';
import type { Replica } from '#replica/database/replica.ts';

/** The foods among which the table of a day is chosen (`dayTable`): as many reads however large the catalogue is. */
export async function dayContenders({ database }: Replica, on: Day): Promise<Food[]> {
  const point = dayPoint(on);
  const foods = database.rows('foods');
  const later = await foods.where(':id').aboveOrEqual(point).limit(DAY_CONTENDERS).toArray();
  const missing = DAY_CONTENDERS - later.length;
  return localizedFoods(
    database,
    missing === 0 ? later : [...later, ...(await foods.where(':id').below(point).limit(missing).toArray())],
  );
}
