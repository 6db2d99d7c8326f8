import type { Food } from '#domain/foods/food.ts';
import { FoodTiles } from './food-tiles.tsx';
import { FoodCard } from './food-card.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

interface FoodShelfProps {
  /** `undefined` while they are read, so that nothing moves when they come. */
  readonly foods: readonly Food[] | undefined;
  /** As many as are expected. */
  readonly expected?: number;
}

/** A short list of food cards, as tiles. */
export function FoodShelf({ foods, expected = 3 }: FoodShelfProps) {
  if (foods === undefined) return <ShelfSkeleton aria-busy count={expected} />;
  return (
    <FoodTiles>
      {foods.map((food) => (
        <li key={food.id}>
          <FoodCard food={food} />
        </li>
      ))}
    </FoodTiles>
  );
}
