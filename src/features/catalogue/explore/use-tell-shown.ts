import { useEffect } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranked } from '#food-views/offers/use-ranked.ts';

/** Tells the ids of the foods that a section shows, by spaces, once they are known: what stands below leaves them out. */
export function useTellShown({ kind, answer }: Ranked<FoodId>, onShown: (ids: string) => void): void {
  const isKnown = answer.length > 0 || kind !== 'asking';
  const ids = answer.join(' ');
  useEffect(() => {
    if (isKnown) onShown(ids);
  }, [isKnown, ids, onShown]);
}
