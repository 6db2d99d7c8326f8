import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import { type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { foodsOfCuisine } from '#replica/foods/foods-of-cuisine.ts';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { FoodCardSkeleton } from '#food-views/cards/food-card-skeleton.tsx';
import { ShownFoodCard } from '#food-views/cards/shown-food-card.tsx';
import { lengthAfter, PAGE, stretchAround } from './food-stretch.ts';

/** How long each list is as far as it was looked at: on the way back the page is at once as high as it was left. */
const useLengths = create<Readonly<Record<string, number>>>()(() => ({}));

interface Range {
  readonly from: number;
  readonly count: number;
}

interface Stretch extends Range {
  /** From `from` on; undefined where a food is not read yet. */
  readonly foods: readonly (ShownFood | undefined)[];
  /** How many there are in all, where that is known. */
  readonly total?: number;
}

interface FoodGridProps {
  readonly cuisine: string | null;
}

/**
 * The foods of a cuisine, or all (null), newest first, as many as there are: only the stretch in view is read and kept current. Where this device has the rows
 * of some foods alone, its columns say which there are.
 */
export function FoodGrid({ cuisine }: FoodGridProps) {
  const isSomeElsewhere = useLive(hasFoodsElsewhere, []);
  if (isSomeElsewhere === undefined) return <Reading />;
  return isSomeElsewhere ? <GridOfColumns cuisine={cuisine} /> : <GridOfRows cuisine={cuisine} />;
}

const beginning: Range = { from: 0, count: 2 * PAGE };

/** Where the list ends is found by looking at it, so that nothing counts a large table. */
function GridOfRows({ cuisine }: FoodGridProps) {
  const [{ from, count }, setRange] = useState(beginning);
  const stretch = useLive<Stretch>(
    async (replica) => ({ from, count, foods: await foodsOfCuisine(replica, { cuisine, offset: from, count }) }),
    [cuisine, from, count],
  );
  return <Grid name={cuisine ?? ''} stretch={stretch} range={{ from, count }} onRange={setRange} />;
}

function GridOfColumns({ cuisine }: FoodGridProps) {
  const [{ from, count }, setRange] = useState(beginning);
  const { kind, answer } = useRankedAnswer(
    useCallback((ranking: Ranking) => ranking.ask('listFoods', { cuisine, from, count }), [cuisine, from, count]),
  );
  const foods = useWholeFoods(answer?.ids);
  if (kind === 'failed') return <GridOfRows cuisine={cuisine} />;
  // Of another stretch the foods may be here that this one has too.
  const byId = new Map(foods?.map((food) => [food.id, food]));
  const stretch =
    answer === null || foods === undefined
      ? undefined
      : { from: answer.from, count, foods: answer.ids.map((id) => byId.get(id)), total: answer.total };
  return <Grid name={cuisine ?? ''} stretch={stretch} range={{ from, count }} onRange={setRange} />;
}

interface GridProps {
  readonly name: string;
  /** undefined while it is read. */
  readonly stretch: Stretch | undefined;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
}

function Grid({ name, stretch, range: { from, count }, onRange }: GridProps) {
  const unsent = useLive(unsentFoods, []);
  const length = useLengths((lengths) => lengths[name]) ?? PAGE / 4;
  useEffect(() => {
    if (stretch)
      useLengths.setState((lengths) => ({ [name]: stretch.total ?? lengthAfter(stretch, lengths[name] ?? 0) }));
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
      {stretch === undefined ? <Reading /> : null}
      <VirtualGrid
        items={Array.from({ length }, (_, place) => place)}
        keyOf={(place) => foodAt(place)?.id ?? `place ${place}`}
        render={(place) => {
          const food = foodAt(place);
          return food === undefined ? (
            <FoodCardSkeleton />
          ) : (
            <ShownFoodCard food={food} isUnsent={unsent?.has(food.id) ?? false} />
          );
        }}
        onRange={(first, last) => {
          const next = stretchAround(first, last);
          if (next.from !== from || next.count !== count) onRange(next);
        }}
      />
    </>
  );
}

function Reading() {
  return <VisuallyHidden as="output">{t`Loading foods...`}</VisuallyHidden>;
}
