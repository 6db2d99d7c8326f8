import type { FoodColumns } from './food-columns.ts';
import { defaultBit } from './food-row.ts';

const RATING = defaultBit('rating');

/** As `realRating` of the domain: 0 where the rating is a default (R4). */
export function realRatingAt(
  { ratings, reviewCounts, defaulted }: Pick<FoodColumns, 'ratings' | 'reviewCounts' | 'defaulted'>,
  row: number,
): number {
  return (reviewCounts[row] ?? 0) > 0 && ((defaulted[row] ?? 0) & RATING) === 0 ? (ratings[row] ?? 0) : 0;
}
