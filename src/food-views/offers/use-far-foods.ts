import { useCallback } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FarFood } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useMissingFoods } from './use-missing-foods.ts';
import { useRanked } from './use-ranked.ts';
import { useRowsAhead } from './use-rows-ahead.ts';

/**
 * What the columns know of foods whose rows are not on this device: a large catalogue is here by its columns, and by the rows of some foods. The rows are asked
 * for at the same time, and take the place of this as soon as they are here.
 *
 * @param ids undefined while they are not known
 * @param here those of them that are on the device; undefined while they are read
 */
export function useFarFoods(
  ids: readonly FoodId[] | undefined,
  here: readonly Food[] | undefined,
): ReadonlyMap<FoodId, FarFood> {
  const missing = useMissingFoods(ids, here);
  const { answer } = useRanked(
    useCallback(
      (ranking: Ranking) => (missing === '' ? Promise.resolve([]) : ranking.ask('farFoods', idsIn(missing))),
      [missing],
    ),
  );
  useRowsAhead(answer.length > 0);
  return new Map(answer.map((food) => [food.id, food]));
}

function idsIn(text: string): readonly FoodId[] {
  return text.split(' ') as FoodId[];
}
