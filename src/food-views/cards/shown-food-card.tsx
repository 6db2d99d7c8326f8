import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { FarFoodCard } from './far-food-card.tsx';
import { FoodCard } from './food-card.tsx';

/** The card of a food, as much of it as this device knows. */
export function ShownFoodCard({ food, isUnsent = false }: { readonly food: ShownFood; readonly isUnsent?: boolean }) {
  return isHere(food) ? <FoodCard food={food} isUnsent={isUnsent} /> : <FarFoodCard food={food} />;
}
