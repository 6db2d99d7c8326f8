import type { FiledFood } from '#domain/lists/list-file.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodsNamed } from '#shared/import/foods-named.ts';

/** Ids of one question: the worker answers others in between. */
const IDS_AT_ONCE = 200;

/**
 * The food that a file means: by its id where this catalogue has it, as in a file of one's own; else by its name; null, none that this device knows.
 *
 * @throws where the ranking worker cannot be had: then nothing is known of any food
 */
export async function foodsOfFile(
  ranking: Ranking,
  foods: readonly FiledFood[],
): Promise<(food: FiledFood) => FoodId | null> {
  const known = await idsKnown(ranking, [...new Set(foods.flatMap(({ foodId }) => foodId ?? []))]);
  const isKnown = ({ foodId }: FiledFood) => foodId !== null && known.has(foodId);
  const unknown = foods.filter((food) => !isKnown(food) && food.name !== '');
  const called = await foodsNamed(
    ranking,
    unknown.map(({ name }) => name),
  );
  return (food) => (isKnown(food) ? food.foodId : (called.get(food.name) ?? null));
}

async function idsKnown(ranking: Ranking, ids: readonly FoodId[]): Promise<ReadonlySet<FoodId>> {
  const known = new Set<FoodId>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    for (const { id } of await ranking.ask('farFoods', ids.slice(at, at + IDS_AT_ONCE))) known.add(id);
  return known;
}
