import { Link } from 'react-router-dom';
import type { Food } from '#domain/food.ts';
import { newestFoods } from '#replica/food-queries.ts';
import { unsentFoods } from '#replica/unsent-foods.ts';
import { useLive } from '#replica/use-live.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { DishCard } from '#food-views/dish-card.tsx';
import { allFoodsAddress } from './explore-place.ts';
import { FoodCard } from '#food-views/food-card.tsx';
import { FoodCardSkeleton } from '#food-views/food-card-skeleton.tsx';

/** How many of the newest foods are looked through for members' own. */
const LOOKED_THROUGH = 24;
const SHARED = 3;
const NEWEST = 6;

/** What members shared lately, and the newest of the rest with the way to all. */
export function NewestSections() {
  const newest = useLive((replica) => newestFoods(replica, LOOKED_THROUGH), []);
  const unsent = useLive(unsentFoods, []);
  const shared = newest?.filter(({ uploadedBy }) => uploadedBy !== null).slice(0, SHARED) ?? [];
  const rest = newest?.filter((food) => !shared.includes(food)).slice(0, NEWEST);
  const isUnsent = ({ id }: Food) => unsent?.has(id) ?? false;
  return (
    <>
      {shared.length === 0 ? null : (
        <div>
          <Section heading="Just shared" lead="Fresh from members' kitchens">
            <CardGrid>{shared.map((food) => <li key={food.id}><DishCard food={food} isUnsent={isUnsent(food)} /></li>)}</CardGrid>
          </Section>
        </div>
      )}
      <div>
        <Section heading="New on the table" action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to={allFoodsAddress}>Browse all foods</Link></LinkButton>}>
          <CardGrid aria-busy={rest === undefined}>
            {rest === undefined
              ? Array.from({ length: NEWEST }, (_, place) => <li key={place}><FoodCardSkeleton /></li>)
              : rest.map((food) => <li key={food.id}><FoodCard food={food} isUnsent={isUnsent(food)} /></li>)}
          </CardGrid>
        </Section>
      </div>
    </>
  );
}
