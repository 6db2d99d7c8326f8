import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import { featuredFoods } from '#domain/featured-foods.ts';
import { foodsRatedAbove } from '#replica/food-queries.ts';
import { unsentFoods } from '#replica/unsent-foods.ts';
import { useLive } from '#replica/use-live.ts';
import { Card } from '#ui/card.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { FoodCard } from './food-card.tsx';

/** spec 1 §9: featured foods are rated above this. */
const FEATURED_ABOVE = 4;
/** More than are shown: equal ratings are put in order by their number of reviews. */
const CANDIDATES = 60;

/** The six best rated foods, by real ratings alone (spec 1 §2, explore; R4). */
export function FeaturedSection() {
  const candidates = useLive((replica) => foodsRatedAbove(replica, { rating: FEATURED_ABOVE, count: CANDIDATES }), []);
  const unsent = useLive(unsentFoods, []);
  if (candidates === undefined) return null;
  const foods = featuredFoods(candidates);
  return (
    <Section heading="Featured" lead={foods.length > 0 ? 'The best rated by members' : undefined}>
      {foods.length === 0 ? <NothingRatedYet /> : (
        <CardGrid>{foods.map((food) => <li key={food.id}><FoodCard food={food} isUnsent={unsent?.has(food.id) ?? false} /></li>)}</CardGrid>
      )}
    </Section>
  );
}

function NothingRatedYet() {
  return (
    <Card display="flex" alignItems="center" gap="4">
      <chakra.span aria-hidden display="grid" placeItems="center" boxSize="12" flexShrink="0" borderRadius="full" bg="saffron.soft" color="saffron.text"><Star size={22} /></chakra.span>
      <chakra.div minW="0">
        <Heading as="h3" size="small">Waiting for the first stars</Heading>
        <chakra.p textStyle="small" color="ink.muted">Foods that members rate above 4 stand here. Open one that you know and leave the first review.</chakra.p>
      </chakra.div>
    </Card>
  );
}
