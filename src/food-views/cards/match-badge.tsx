import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { likingOf } from '#domain/liking/learned-taste.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { SafetyNote } from '#food-views/safety/safety-note.tsx';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { useLearnedTaste } from '#food-views/taste/use-learned-taste.ts';

/** 'NN% match': the same figure as on the food's page; nothing where too little is known (R33). Below it what is stated of what the member avoids, or somebody of the table in force (R28). */
export function MatchBadge({ food }: { readonly food: Food }) {
  const { offeredTo } = useTaste();
  const taster = useLearnedTaste();
  const liking = taster === null ? null : likingOf(food, taster);
  return (
    <chakra.span display="flex" flexDirection="column" alignItems="flex-end" gap="1" ms="3">
      {liking?.kind === 'liking' ? (
        <Badge tone="overlay">
          {liking.mustHaves === 'met' ? null : <TriangleAlert aria-hidden />}
          {t`${liking.percent}% match`}
        </Badge>
      ) : null}
      {offeredTo === null ? null : <SafetyNote food={food} profile={offeredTo} look="badge" />}
    </chakra.span>
  );
}
