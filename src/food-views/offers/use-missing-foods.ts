import { useEffect } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';

/**
 * Asks for the rows of foods that a screen shows and that are not on this device; the screen's own query has them as soon as they are here.
 *
 * @param ids undefined while they are not known
 * @param here those of them that are on the device; undefined while they are read
 * @returns the ids of the others, with a space between
 */
export function useMissingFoods(ids: readonly FoodId[] | undefined, here: readonly Food[] | undefined): string {
  const replica = useReplica();
  const known = new Set(here?.map(({ id }) => id));
  const missing = here === undefined ? '' : (ids ?? []).filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    // Loaded when it is needed: of most catalogues every row is here.
    if (missing !== '')
      void import('#replica/feed/wanted-foods.ts').then(({ wantFoods }) =>
        wantFoods(replica, missing.split(' ') as FoodId[]),
      );
  }, [replica, missing]);
  return missing;
}
