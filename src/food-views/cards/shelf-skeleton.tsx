import type { ComponentProps } from 'react';
import { FoodTiles } from './food-tiles.tsx';
import { FoodCardSkeleton } from './food-card-skeleton.tsx';

interface ShelfSkeletonProps extends Omit<ComponentProps<typeof FoodTiles>, 'count'> {
  readonly count: number;
}

/** A shelf of foods that are on their way, in its final height. */
export function ShelfSkeleton({ count, ...shelf }: ShelfSkeletonProps) {
  return (
    <FoodTiles {...shelf}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <FoodCardSkeleton />
        </li>
      ))}
    </FoodTiles>
  );
}
