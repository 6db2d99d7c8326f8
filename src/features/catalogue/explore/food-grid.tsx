import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Food } from '#domain/foods/food.ts';
import { foodsOfCuisine } from '#replica/foods/foods-of-cuisine.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { FoodCard } from '#food-views/cards/food-card.tsx';
import { FoodCardSkeleton } from '#food-views/cards/food-card-skeleton.tsx';
import { lengthAfter, PAGE, stretchAround } from './food-stretch.ts';

/** How long each list is as far as it was looked at: on the way back the page is at once as high as it was left. */
const useLengths = create<Readonly<Record<string, number>>>()(() => ({}));

interface Stretch {
  readonly from: number;
  readonly count: number;
  readonly foods: readonly Food[];
}

/**
 * The foods of a cuisine, or all (null), newest first, as many as there are: only the stretch in view is read and kept current.
 * Where the list ends is found by looking at it, so that nothing counts a large table.
 */
export function FoodGrid({ cuisine }: { readonly cuisine: string | null }) {
  const name = cuisine ?? '';
  const [{ from, count }, setRange] = useState({ from: 0, count: 2 * PAGE });
  const stretch = useLive<Stretch>(
    async (replica) => ({ from, count, foods: await foodsOfCuisine(replica, { cuisine, offset: from, count }) }),
    [cuisine, from, count],
  );
  const unsent = useLive(unsentFoods, []);
  const length = useLengths((lengths) => lengths[name]) ?? PAGE / 4;
  useEffect(() => {
    if (stretch) useLengths.setState((lengths) => ({ [name]: lengthAfter(stretch, lengths[name] ?? 0) }));
  }, [name, stretch]);

  if (stretch?.from === 0 && stretch.foods.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        title={t`Nothing here yet`}
        description={t`No food of this cuisine is in the catalogue so far.`}
      />
    );
  }
  const foodAt = (place: number) => stretch?.foods[place - stretch.from];
  return (
    <>
      {stretch === undefined ? <VisuallyHidden as="output">{t`Loading foods...`}</VisuallyHidden> : null}
      <VirtualGrid
        items={Array.from({ length }, (_, place) => place)}
        keyOf={(place) => foodAt(place)?.id ?? `place ${place}`}
        render={(place) => {
          const food = foodAt(place);
          return food === undefined ? (
            <FoodCardSkeleton />
          ) : (
            <FoodCard food={food} isUnsent={unsent?.has(food.id) ?? false} />
          );
        }}
        onRange={(first, last) => {
          const next = stretchAround(first, last);
          if (next.from !== from || next.count !== count) setRange(next);
        }}
      />
    </>
  );
}
