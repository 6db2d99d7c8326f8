import { TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/food.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import { Badge } from '#ui/badge.tsx';
import { useTaste } from './taste-context.tsx';

/** 'NN% match' on a card, for a member with a taste profile: the same figure as on the food's page; nothing for anybody else. */
export function MatchMark({ food }: { readonly food: Food }) {
  const { profile } = useTaste();
  const match = profile === null ? null : tasteMatch(food, profile);
  if (match?.kind !== 'match') return null;
  return <Badge tone="overlay">{match.mustHaves === 'met' ? null : <TriangleAlert aria-hidden />}{match.percent}% match</Badge>;
}
