import { Suspense } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';

/** Only members have a taste that is known: from their profile, or from what they rated. */
const MatchBadge = lazyPart(
  async () => (await import('./match-badge.tsx')).MatchBadge,
  () => null,
);

/** The match on a card, for a member; nothing for anybody else. */
export function MatchMark({ food }: { readonly food: Food }) {
  const { memberId } = useTaste();
  if (memberId === null) return null;
  return (
    <Suspense fallback={null}>
      <MatchBadge food={food} />
    </Suspense>
  );
}
