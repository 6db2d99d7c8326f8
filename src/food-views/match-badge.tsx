import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/food.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { Badge } from '#ui/badge.tsx';

/** 'NN% match': the same figure as on the food's page; nothing where too little is known. */
export function MatchBadge({ food, profile }: { readonly food: Food; readonly profile: TasteProfile }) {
  const match = tasteMatch(food, profile);
  if (match.kind !== 'match') return null;
  return <Badge tone="overlay">{match.mustHaves === 'met' ? null : <TriangleAlert aria-hidden />}{t`${match.percent}% match`}</Badge>;
}
