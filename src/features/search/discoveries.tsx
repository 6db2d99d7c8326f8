import { chakra } from '@chakra-ui/react/styled-system';
import { catalogueStats } from '#replica/catalogue-stats.ts';
import { foodsByIds, newestFoods } from '#replica/food-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { FoodShelf } from '#food-views/food-shelf.tsx';
import { useRanked } from '#food-views/use-ranked.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { StatList } from '#ui/stat-list.tsx';

/** spec 2 §9, advanced search. */
const RECENT = 6;
const askTrending = (ranking: Ranking) => ranking.trendingNow();
const askCuisines = (ranking: Ranking) => ranking.cuisines();

/** What there is to discover before anything is asked (spec 2 §2.11): Trending Now, Recently Added, Discovery Stats. */
export function Discoveries({ onCuisine }: { readonly onCuisine: (cuisine: string) => void }) {
  const trending = useRanked(askTrending);
  const trendingFoods = useLive((replica) => foodsByIds(replica, trending.answer), [trending.answer]);
  const recent = useLive((replica) => newestFoods(replica, RECENT), []);
  const stats = useLive(catalogueStats, []);
  const cuisines = useRanked(askCuisines).answer;
  return (
    <>
      <Section heading="Trending Now" lead={trending.kind === 'answered' && trending.answer.length === 0 ? 'Foods that members rate above 4 stand here. None is rated so well yet.' : 'Rated best by most'}>
        {trending.kind === 'answered' && trending.answer.length === 0 ? null : <FoodShelf foods={trending.answer.length === 0 ? undefined : trendingFoods} />}
      </Section>
      <Section heading="Recently Added">
        {recent?.length === 0 ? <chakra.p color="ink.muted">Foods appear here as soon as this device has reached the server once.</chakra.p> : <FoodShelf foods={recent} />}
      </Section>
      {cuisines.length === 0 ? null : (
        <Section heading="By cuisine">
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {cuisines.map(({ name, foods }) => <li key={name}><Button tone="outline" size="sm" minH="target" onClick={() => onCuisine(name)}>{name} ({foods})</Button></li>)}
          </chakra.ul>
        </Section>
      )}
      <Section heading="Discovery Stats">
        <Card pad="lg">
          <StatList stats={[{ label: 'Foods', value: stats?.foods ?? null }, { label: 'Cultures', value: stats?.cultures ?? null }, { label: 'Reviews', value: stats?.reviews ?? null }]} />
        </Card>
      </Section>
    </>
  );
}
