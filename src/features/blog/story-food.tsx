import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { FoodRating } from '#food-views/cards/food-rating.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';

/** The food that a story is about, leading to its page; nothing where it is gone, or not here yet. */
export function StoryFood({ foodId }: { readonly foodId: FoodId }) {
  useTopic(topicOfFood(foodId));
  const food = useLive((current) => foodsByIds(current, [foodId]), [foodId])?.[0];
  if (food === undefined) return null;
  return (
    <chakra.aside aria-label={t`The food of this story`} maxW="reading" mx="auto" mt="8">
      <Card>
        <Heading as="h2" size="small" mb="2">{t`The food of this story`}</Heading>
        <FoodLine food={food}>
          <chakra.span display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
            {food.origin === '' ? null : <span>{wordFor(food.origin)}</span>}
            <FoodRating food={food} />
          </chakra.span>
        </FoodLine>
      </Card>
    </chakra.aside>
  );
}
