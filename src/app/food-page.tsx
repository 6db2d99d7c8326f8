import { useParams } from 'react-router-dom';
import type { FoodId } from '#domain/ids.ts';
import { readId } from '#domain/read-id.ts';
import { FoodNotFound } from '#features/catalogue/food-absent.tsx';
import { FoodScreen } from '#features/catalogue/food-screen.tsx';
import { ReviewForm } from '#features/reviews/review-form.tsx';
import { ReviewList } from '#features/reviews/review-list.tsx';

/** A food's page with its reviews. */
export function FoodPage() {
  const foodId = readId(useParams()['id']) as FoodId | null;
  if (foodId === null) return <FoodNotFound />;
  return <FoodScreen key={foodId} foodId={foodId} reviews={<ReviewList foodId={foodId} />} reviewForm={<ReviewForm foodId={foodId} />} />;
}
