import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Section } from '#ui/layout/section.tsx';
import { FoodCard } from '#food-views/cards/food-card.tsx';

/** The best rated foods, by real ratings alone, or what it takes to stand here (spec 1 §2, explore; R4). */
export function FeaturedSection({ foods }: { readonly foods: readonly Food[] }) {
  const unsent = useLive(unsentFoods, []);
  return (
    <div>
      <Section heading={t`Featured`} lead={foods.length > 0 ? t`The best rated by members` : undefined}>
        {foods.length === 0 ? (
          <NothingRatedYet />
        ) : (
          <CardGrid>
            {foods.map((food) => (
              <li key={food.id}>
                <FoodCard food={food} isUnsent={unsent?.has(food.id) ?? false} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
    </div>
  );
}

function NothingRatedYet() {
  return (
    <Card display="flex" alignItems="center" gap="4">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="12"
        flexShrink="0"
        borderRadius="full"
        bg="saffron.soft"
        color="saffron.text"
      >
        <Star size={22} />
      </chakra.span>
      <chakra.div minW="0">
        <Heading as="h3" size="small">{t`Waiting for the first stars`}</Heading>
        <chakra.p
          textStyle="small"
          color="ink.muted"
        >{t`Foods that members rate above 4 stand here. Open one that you know and leave the first review.`}</chakra.p>
      </chakra.div>
    </Card>
  );
}
