import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/food.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { Badge } from '#ui/badge.tsx';

/** 'NN% match': the same figure as on the food's page; nothing where too little is known. */
export function MatchBadge({ food, profile }: { readonly food: Food; readonly profile: TasteProfile }) {
  const match = tasteMatch(food, profile);
  if (match.kind !== 'match') return null;
  return <Badge tone="overlay"><Trans>{match.mustHaves === 'met' ? null : <TriangleAlert aria-hidden />}{match.percent}% match</Trans></Badge>;
}
