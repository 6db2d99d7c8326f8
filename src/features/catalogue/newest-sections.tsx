import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/food.ts';
import { unsentFoods } from '#replica/unsent-foods.ts';
import { useLive } from '#replica/use-live.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { DishCard } from '#food-views/dish-card.tsx';
import { allFoodsAddress } from './explore-place.ts';
import { FoodCard } from '#food-views/food-card.tsx';

const SHARED = 3;
const NEWEST = 6;

/** Of the newest foods what members shared, and the rest with the way to all. */
export function NewestSections({ newest }: { readonly newest: readonly Food[] }) {
  const unsent = useLive(unsentFoods, []);
  const shared = newest.filter(({ uploadedBy }) => uploadedBy !== null).slice(0, SHARED);
  const rest = newest.filter((food) => !shared.includes(food)).slice(0, NEWEST);
  const isUnsent = ({ id }: Food) => unsent?.has(id) ?? false;
  return (
    <>
      {shared.length === 0 ? null : (
        <div>
          <Section heading={t`Just shared`} lead={t`Fresh from members' kitchens`}>
            <CardGrid>{shared.map((food) => <li key={food.id}><DishCard food={food} isUnsent={isUnsent(food)} /></li>)}</CardGrid>
          </Section>
        </div>
      )}
      {rest.length === 0 ? null : <div>
        <Section heading={t`New on the table`} action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to={allFoodsAddress}>{t`Browse all foods`}</Link></LinkButton>}>
          <CardGrid>
            {rest.map((food) => <li key={food.id}><FoodCard food={food} isUnsent={isUnsent(food)} /></li>)}
          </CardGrid>
        </Section>
      </div>}
    </>
  );
}
