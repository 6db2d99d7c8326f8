import { useCallback, useMemo } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import type { Ranking } from '#ranking/ranking.ts';

interface CalledFood {
  readonly id: FoodId;
  /** What the reader calls it, once that is known. */
  readonly called: string;
}

/** Which of the names the catalogue has a food for, once that is known. */
export function useFoodsCalled(names: readonly string[]): ReadonlyMap<string, CalledFood> {
  const asked = JSON.stringify(names);
  const { answer } = useRanked(
    useCallback((ranking: Ranking) => ranking.ask('foodsCalled', JSON.parse(asked) as string[]), [asked]),
  );
  const foods = useWholeFoods(useMemo(() => answer.map(({ id }) => id), [answer]));
  return new Map(
    answer.map(({ name, id }) => {
      const food = foods?.find((one) => one.id === id);
      return [name, { id, called: food === undefined ? name : calledName(food) }];
    }),
  );
}
