import { t } from '@lingui/core/macro';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Section } from '#ui/layout/section.tsx';
import { FoodTiles } from '#food-views/cards/food-tiles.tsx';
import { ShownFoodCard } from '#food-views/cards/shown-food-card.tsx';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';

/** The best rated foods, by real ratings alone (spec 1 §2, explore; R4). */
export function FeaturedSection({ foods }: { readonly foods: readonly ShownFood[] }) {
  const unsent = useLive(unsentFoods, []);
  return (
    <div>
      <Section heading={t`Featured`} lead={t`The best rated by members`}>
        <FoodTiles>
          {foods.map((food) => (
            <li key={food.id}>
              <ShownFoodCard food={food} isUnsent={unsent?.has(food.id) ?? false} />
            </li>
          ))}
        </FoodTiles>
      </Section>
    </div>
  );
}
