import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FarFood, FoundHits, QuickQuestion, SearchHit, Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { promotersOf } from '#replica/members/promoters-of.ts';
import { recentSearches } from '#replica/foods/recent-searches.ts';
import { useLive } from '#replica/database/use-live.ts';
import { asksForFoods } from './quick-question.ts';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { useFoundHits } from './use-found-hits.ts';
import { type PromotedFood, usePromoted } from './use-promoted.ts';

interface FoodGroup {
  readonly kind: 'found' | 'recent' | 'popular' | 'trending' | 'today';
  /** '' for what a text found. */
  readonly heading: string;
  readonly hits: readonly SearchHit[];
}

export interface SuggestedFoods {
  readonly kind: 'asking' | 'answered' | 'failed';
  readonly groups: readonly FoodGroup[];
  readonly foods: ReadonlyMap<FoodId, Food>;
  /** What is known of those whose rows are not on this device. */
  readonly far: ReadonlyMap<FoodId, FarFood>;
  readonly promoted?: PromotedFood;
  /** What the text keeps out of what is found (R29). */
  readonly denied?: FoundHits['denied'];
}

const askPopular = (ranking: Ranking, taster: Taster) => ranking.ask('popularFoods', taster);
const askTrending = (ranking: Ranking, taster: Taster) => ranking.ask('trendingFoods', taster);
const askTable = (ranking: Ranking, taster: Taster) => ranking.ask('tableOfDay', taster);

/** What the search dropdown lists: what the text finds, or, before a letter is typed, recent, popular and trending foods (spec 2 §9), and the table of the day while nothing is rated (R36). */
export function useSuggestedFoods(question: QuickQuestion, mayPromote: boolean): SuggestedFoods {
  const isAsked = asksForFoods(question);
  const found = useFoundHits(question);
  const recent = useLive(recentSearches, []);
  const popular = useOffers(askPopular).answer;
  const trending = useOffers(askTrending).answer;
  const table = useOffers(askTable).answer;
  const laid = popular.length + trending.length === 0 ? table : [];
  const ids = isAsked ? found.hits.map(({ id }) => id) : [...(recent ?? []), ...popular, ...trending, ...laid];
  const rows = useLive((replica) => foodsByIds(replica, [...new Set(ids)]), [ids.join(' ')]);
  const foods = new Map(rows?.map((food) => [food.id, food]));
  const far = useFarFoods(ids, rows);
  // Whose words leave something out avoids it (R29).
  const promotable = mayPromote && found.denied === undefined ? rows : undefined;
  const promoters = useLive((replica) => promotersOf(replica, promotable ?? []), [promotable]);
  const placed = usePromoted(found.hits, promoters);
  if (isAsked)
    return {
      kind: found.kind,
      groups: found.hits.length === 0 ? [] : [{ kind: 'found', heading: '', hits: placed.hits }],
      foods,
      far,
      denied: found.denied,
      ...(placed.promoted === undefined ? {} : { promoted: placed.promoted }),
    };
  const listed = new Set<FoodId>();
  const group = ({
    kind,
    heading,
    ids: wantedIds,
  }: Pick<FoodGroup, 'kind' | 'heading'> & { readonly ids: readonly FoodId[] }): FoodGroup => {
    const hits = wantedIds.flatMap((id) => {
      const food = foods.get(id) ?? far.get(id);
      if (food === undefined || listed.has(id)) return [];
      listed.add(id);
      const { name, nativeName, origin } = food;
      const localName = 'translation' in food ? food.translation?.name : food.localName;
      return [{ id, name, nativeName, ...(localName ? { localName } : {}), origin, isFuzzy: false }];
    });
    return { kind, heading, hits };
  };
  const groups = [
    group({ kind: 'recent', heading: t`Recent`, ids: recent ?? [] }),
    group({ kind: 'popular', heading: t`Popular`, ids: popular }),
    group({ kind: 'trending', heading: t`Trending`, ids: trending }),
    group({ kind: 'today', heading: t`On the table today`, ids: laid }),
  ];
  return { kind: 'answered', groups: groups.filter(({ hits }) => hits.length > 0), foods, far };
}
