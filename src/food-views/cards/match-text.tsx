import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { likingOf } from '#domain/liking/learned-taste.ts';
import { useLearnedTaste } from '#food-views/taste/use-learned-taste.ts';
import { FoodRating } from './food-rating.tsx';

/** 'NN% match' as words of a line; the rating where too little is known for a match (R33). */
export function MatchText({ food }: { readonly food: Food }) {
  const taster = useLearnedTaste();
  const liking = taster === null ? null : likingOf(food, taster);
  if (liking?.kind !== 'liking') return <FoodRating food={food} />;
  return (
    <chakra.span fontWeight="semibold" color="herb.text" whiteSpace="nowrap">{t`${liking.percent}% match`}</chakra.span>
  );
}
