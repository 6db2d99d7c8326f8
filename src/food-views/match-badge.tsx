import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/food.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { Badge } from '#ui/badge.tsx';
import { SafetyNote } from './safety-note.tsx';

/** 'NN% match': the same figure as on the food's page; nothing where too little is known. Below it what is stated of what the member avoids (R28). */
export function MatchBadge({ food, profile }: { readonly food: Food; readonly profile: TasteProfile }) {
  const match = tasteMatch(food, profile);
  return (
    <chakra.span display="flex" flexDirection="column" alignItems="flex-end" gap="1">
      {match.kind === 'match' ? <Badge tone="overlay">{match.mustHaves === 'met' ? null : <TriangleAlert aria-hidden />}{t`${match.percent}% match`}</Badge> : null}
      <SafetyNote food={food} profile={profile} look="badge" />
    </chakra.span>
  );
}
