import { useEffect } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { type FoodLookup, foodLookup } from '#replica/foods/food-queries.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';

/** A food of the comparison, as far as this device knows it. */
export interface ComparedFood {
  readonly id: FoodId;
  /** 0-3, from the left. */
  readonly place: number;
  readonly lookup: FoodLookup;
}

/** The foods with these ids, each as it is known here; what is not here is fetched and kept [S18]. */
export function useComparedFoods(ids: readonly FoodId[]): readonly ComparedFood[] {
  const replica = useReplica();
  const key = ids.join(',');
  useEffect(() => {
    for (const id of idsIn(key)) void openTopic(replica, topicOfFood(id));
  }, [replica, key]);
  const found = useLive(
    async (from) => new Map(await Promise.all(idsIn(key).map(async (id) => [id, await foodLookup(from, id)] as const))),
    [key],
  );
  // Just after the address has changed, what was found is still of the one before: what both name is kept.
  return ids.map((id, place) => ({ id, place, lookup: found?.get(id) ?? { kind: 'fetching' } }));
}

function idsIn(key: string): readonly FoodId[] {
  return key === '' ? [] : (key.split(',') as FoodId[]);
}
