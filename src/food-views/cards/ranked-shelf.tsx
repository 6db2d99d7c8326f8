import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FoodShelf } from './food-shelf.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import type { Ranked } from '#food-views/offers/use-ranked.ts';

interface RankedShelfProps {
  readonly ranked: Ranked<FoodId>;
  /** Stands in the room of the foods where the answer is no food at all. */
  readonly otherwise: ReactNode;
  readonly expected: number;
}

/** Foods that the ranking chose. Room for them is kept while it is asked, and also if it finds none, so that nothing below moves. */
export function RankedShelf({ ranked: { kind, answer }, otherwise, expected }: RankedShelfProps) {
  // While there is no answer no foods are read: those of the last answer would be shown for the next one, and an empty shelf has no height.
  const foods = useWholeFoods(answer.length === 0 ? undefined : answer);
  if (answer.length > 0 || kind === 'asking') return <FoodShelf foods={foods} expected={expected} />;
  return (
    <chakra.div display="grid" alignItems="center" css={{ '& > *': { gridArea: '1 / 1' } }}>
      <ShelfSkeleton count={expected} visibility="hidden" aria-hidden />
      <div>
        {kind === 'failed' ? (
          <ErrorState
            headingLevel="h3"
            title={t`The foods could not be chosen`}
            description={t`Please reload the page.`}
          />
        ) : (
          otherwise
        )}
      </div>
    </chakra.div>
  );
}
