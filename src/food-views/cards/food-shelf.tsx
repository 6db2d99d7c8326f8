import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { FoodTiles } from './food-tiles.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { ShownFoodCard } from './shown-food-card.tsx';

interface FoodShelfProps {
  /** `undefined` while they are read, so that nothing moves when they come. */
  readonly foods: readonly ShownFood[] | undefined;
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
          <ShownFoodCard food={food} />
        </li>
      ))}
    </FoodTiles>
  );
}
