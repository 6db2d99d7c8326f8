import { useCallback } from 'react';
import type { SearchHit, Ranking } from '#ranking/ranking.ts';
import { type Ranked, useRanked } from '#food-views/use-ranked.ts';

/** spec 1 §2 and §9, quick search. */
const SHOWN = 6;

/** The foods for a text, at most 6 (spec 1 §2, explore), as every search box finds them; a blank text asks nothing. */
export function useQuickSearch(text: string): Ranked<SearchHit> {
  const wanted = text.trim();
  return useRanked(useCallback(async (ranking: Ranking) => (wanted === '' ? [] : (await ranking.searchFoods(wanted)).slice(0, SHOWN)), [wanted]));
}
