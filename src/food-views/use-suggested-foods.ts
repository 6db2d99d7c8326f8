import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import type { Ranking, SearchHit, Taster } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/food-queries.ts';
import { recentSearches } from '#replica/recent-searches.ts';
import { useLive } from '#replica/use-live.ts';
import { useOffers } from './use-offers.ts';
import { useRanked } from './use-ranked.ts';

interface FoodGroup {
  readonly kind: 'found' | 'recent' | 'popular' | 'trending';
  /** '' for what a text found. */
  readonly heading: string;
  readonly hits: readonly SearchHit[];
}

export interface SuggestedFoods {
  readonly kind: 'asking' | 'answered' | 'failed';
  readonly groups: readonly FoodGroup[];
  readonly foods: ReadonlyMap<FoodId, Food>;
}

const askPopular = (ranking: Ranking, taster: Taster) => ranking.popularFoods(taster);
const askTrending = (ranking: Ranking, taster: Taster) => ranking.trendingFoods(taster);
const noFoods: readonly Food[] = [];

/** What the search dropdown lists: what the text finds, or, before a letter is typed, recent, popular and trending foods (spec 2 §9). */
export function useSuggestedFoods(text: string): SuggestedFoods {
  const wanted = text.trim();
  const found = useRanked(useCallback((ranking: Ranking) => (wanted === '' ? Promise.resolve([]) : ranking.searchFoods(wanted)), [wanted]));
  const recent = useLive(recentSearches, []);
  const popular = useOffers(askPopular).answer;
  const trending = useOffers(askTrending).answer;
  const ids = wanted === '' ? [...(recent ?? []), ...popular, ...trending] : found.answer.map(({ id }) => id);
  const rows = useLive((replica) => foodsByIds(replica, [...new Set(ids)]), [ids.join(' ')]) ?? noFoods;
  const foods = new Map(rows.map((food) => [food.id, food]));
  if (wanted !== '') return { kind: found.kind, groups: found.answer.length === 0 ? [] : [{ kind: 'found', heading: '', hits: found.answer }], foods };
  const listed = new Set<FoodId>();
  const group = ({ kind, heading, ids: wantedIds }: Pick<FoodGroup, 'kind' | 'heading'> & { readonly ids: readonly FoodId[] }): FoodGroup => {
    const hits = wantedIds.flatMap((id) => {
      const food = foods.get(id);
      if (food === undefined || listed.has(id)) return [];
      listed.add(id);
      return [{ id, name: food.name, nativeName: food.nativeName, origin: food.origin, isFuzzy: false }];
    });
    return { kind, heading, hits };
  };
  const groups = [
    group({ kind: 'recent', heading: t`Recent`, ids: recent ?? [] }),
    group({ kind: 'popular', heading: t`Popular`, ids: popular }),
    group({ kind: 'trending', heading: t`Trending`, ids: trending }),
  ];
  return { kind: 'answered', groups: groups.filter(({ hits }) => hits.length > 0), foods };
}
