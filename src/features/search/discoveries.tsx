import { countOf } from '#shared/words/count-of.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { featuredFoods } from '#domain/foods/featured-foods.ts';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { foodsRatedAbove, newestFoods } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { FoodShelf } from '#food-views/cards/food-shelf.tsx';
import { NoFoodsYet } from '#food-views/cards/no-foods-yet.tsx';
import { ShelvesLoading } from '#food-views/cards/shelves-loading.tsx';
import { RankedShelf } from '#food-views/cards/ranked-shelf.tsx';
import { useOffered } from '#food-views/offers/use-offered.ts';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import { wordFor } from '#shared/words/word-for.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';

/** spec 2 §9, advanced search. */
const RECENT = 6;
const TRENDING = 6;
const TRENDING_ABOVE = 4;
/** Of the foods rated above that, and of the newest: a few may show a default, which is no rating (R4), or must not be offered. */
const LOOKED_THROUGH = 20;
const askTrending = (ranking: Ranking, taster: Taster) => ranking.ask('trendingNow', taster);
const askTable = (ranking: Ranking, taster: Taster) => ranking.ask('tableOfDay', taster);
const askCuisines = (ranking: Ranking) => ranking.ask('cuisines');

/** What there is to discover before anything is asked (spec 2 §2.11): Trending Now, Recently Added, Discovery Stats. */
export function Discoveries({ onCuisine }: { readonly onCuisine: (cuisine: string) => void }) {
  const recent = useLive((replica) => newestFoods(replica, LOOKED_THROUGH), []);
  const offered = useOffered(recent);
  const rated = useLive((replica) => foodsRatedAbove(replica, { rating: TRENDING_ABOVE, count: LOOKED_THROUGH }), []);
  const stats = useLive(catalogueStats, []);
  if (recent === undefined || rated === undefined) return <ShelvesLoading />;
  if (recent.length === 0) return <NoFoodsYet />;
  return (
    <>
      <Trending isEnoughRated={featuredFoods(rated).length > 0} />
      <Section heading={t`Recently Added`}>
        <FoodShelf foods={offered?.slice(0, RECENT)} expected={RECENT} />
      </Section>
      <Cuisines onCuisine={onCuisine} />
      <Section heading={t`Discovery Stats`}>
        <Card pad="lg">
          <StatList
            stats={[
              countOf('foods', stats?.foods),
              countOf('cultures', stats?.cultures),
              countOf('reviews', stats?.reviews),
            ]}
          />
        </Card>
      </Section>
    </>
  );
}

/** Foods rated so well that they may trend. Whether there are enough is known at once, so that nothing below moves when the ranking answers. */
function Trending({ isEnoughRated }: { readonly isEnoughRated: boolean }) {
  const ranked = useOffers(askTrending);
  if (!isEnoughRated) return <TableOfDay />;
  return (
    <Section heading={t`Trending Now`} lead={t`Rated best by most`}>
      <RankedShelf
        ranked={ranked}
        expected={TRENDING}
        otherwise={<chakra.p color="ink.muted" textAlign="center">{t`They are being put in order.`}</chakra.p>}
      />
    </Section>
  );
}

/** Stands in for what trends while hardly anything is rated (R36). */
function TableOfDay() {
  const ranked = useOffers(askTable);
  return (
    <Section heading={t`On the table today`}>
      <RankedShelf
        ranked={ranked}
        expected={TRENDING}
        otherwise={<chakra.p color="ink.muted" textAlign="center">{t`They are being put in order.`}</chakra.p>}
      />
    </Section>
  );
}

function Cuisines({ onCuisine }: { readonly onCuisine: (cuisine: string) => void }) {
  const cuisines = useRanked(askCuisines).answer;
  if (cuisines.length === 0) return null;
  return (
    <Section heading={t`By cuisine`}>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {cuisines.map(({ name, foods }) => (
          <li key={name}>
            <Button tone="outline" size="sm" minH="target" onClick={() => onCuisine(name)}>
              {wordFor(name)} ({foods})
            </Button>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}
