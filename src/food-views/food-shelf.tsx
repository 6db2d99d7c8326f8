import type { Food } from '#domain/food.ts';
import { CardShelf } from '#ui/card-shelf.tsx';
import { FoodCard } from './food-card.tsx';
import { FoodCardSkeleton } from './food-card-skeleton.tsx';

/** A short list of food cards; `undefined` while they are read, so that nothing moves when they come. */
export function FoodShelf({ foods }: { readonly foods: readonly Food[] | undefined }) {
  return (
    <CardShelf aria-busy={foods === undefined}>
      {foods === undefined ? [1, 2, 3].map((place) => <li key={place}><FoodCardSkeleton /></li>) : foods.map((food) => <li key={food.id}><FoodCard food={food} /></li>)}
    </CardShelf>
  );
}
