import type { ComponentProps } from 'react';
import { CardShelf } from '#ui/layout/card-shelf.tsx';
import { FoodCardSkeleton } from './food-card-skeleton.tsx';

interface ShelfSkeletonProps extends ComponentProps<typeof CardShelf> {
  readonly count: number;
}

/** A shelf of foods that are on their way, in its final height. */
export function ShelfSkeleton({ count, ...shelf }: ShelfSkeletonProps) {
  return (
    <CardShelf {...shelf}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <FoodCardSkeleton />
        </li>
      ))}
    </CardShelf>
  );
}
