import { useEffect, useState } from 'react';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Cuisine } from '#ranking/ranking.ts';
import { newestFoods } from '#replica/food-queries.ts';
import { useLive } from '#replica/use-live.ts';

/** The cuisines with the most foods, counted anew when a food comes; undefined until counted, none when they cannot be. */
export function useCuisines(): readonly Cuisine[] | undefined {
  const ranking = useRanking();
  const newest = useLive((replica) => newestFoods(replica, 1), [])?.[0]?.id;
  const [counted, setCounted] = useState<{ readonly asOf: string | undefined; readonly cuisines: readonly Cuisine[] }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (cuisines: readonly Cuisine[]) => {
      if (isCurrent) setCounted({ asOf: newest, cuisines });
    };
    ranking.cuisines().then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [ranking, newest]);
  return counted?.cuisines;
}
