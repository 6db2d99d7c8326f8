import type { Food } from '#domain/foods/food.ts';
import { CardShelf } from '#ui/layout/card-shelf.tsx';
import { FoodCard } from './food-card.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

interface FoodShelfProps {
  /** `undefined` while they are read, so that nothing moves when they come. */
  readonly foods: readonly Food[] | undefined;
  /** As many as are expected. */
  readonly expected?: number;
  /** 'one': on wide screens no more than fit side by side. */
  readonly rows?: 'one' | undefined;
}

/** A short list of food cards. */
export function FoodShelf({ foods, expected = 3, rows }: FoodShelfProps) {
  if (foods === undefined) return <ShelfSkeleton aria-busy count={expected} rows={rows} />;
  return (
    <CardShelf rows={rows}>
      {foods.map((food) => (
        <li key={food.id}>
          <FoodCard food={food} />
        </li>
      ))}
    </CardShelf>
  );
}
