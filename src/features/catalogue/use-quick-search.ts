import { useCallback } from 'react';
import type { SearchHit, Ranking } from '#ranking/ranking.ts';
import { type Ranked, useRanked } from '#food-views/use-ranked.ts';

/** The foods for a text, at most 6 (spec 1 §2, explore); a blank text asks nothing. */
export function useQuickSearch(text: string): Ranked<SearchHit> {
  const wanted = text.trim();
  return useRanked(useCallback((ranking: Ranking) => (wanted === '' ? Promise.resolve([]) : ranking.quickSearch(wanted)), [wanted]));
}
