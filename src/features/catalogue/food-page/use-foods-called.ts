import { useCallback } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';

/** Which of the names the catalogue has a food for, once that is known. */
export function useFoodsCalled(names: readonly string[]): ReadonlyMap<string, FoodId> {
  const asked = JSON.stringify(names);
  const { answer } = useRanked(
    useCallback((ranking: Ranking) => ranking.ask('foodsCalled', JSON.parse(asked) as string[]), [asked]),
  );
  return new Map(answer.map(({ name, id }) => [name, id]));
}
