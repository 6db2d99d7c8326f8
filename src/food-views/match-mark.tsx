import { Suspense } from 'react';
import type { Food } from '#domain/food.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTaste } from './taste-context.tsx';

/** Only members with a taste profile need the rules of a match. */
const MatchBadge = lazyPart(async () => (await import('./match-badge.tsx')).MatchBadge, () => null);

/** The match on a card, for a member with a taste profile; nothing for anybody else. */
export function MatchMark({ food }: { readonly food: Food }) {
  const { profile } = useTaste();
  if (profile === null) return null;
  return <Suspense fallback={null}><MatchBadge food={food} profile={profile} /></Suspense>;
}
