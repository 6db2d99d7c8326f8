import { Suspense } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { FoodRating } from './food-rating.tsx';

const MatchText = lazyPart(
  async () => (await import('./match-text.tsx')).MatchText,
  () => null,
);

/** The one number of a line (R37): a member's match, where enough is known for one; else what others gave. */
export function MatchFigure({ food }: { readonly food: Food }) {
  const { memberId } = useTaste();
  if (memberId === null) return <FoodRating food={food} />;
  return (
    <Suspense fallback={null}>
      <MatchText food={food} />
    </Suspense>
  );
}
