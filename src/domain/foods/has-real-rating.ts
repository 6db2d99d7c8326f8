import type { Food } from './food.ts';

/** Whether the rating comes from reviews and may count as evidence (R4). */
export function hasRealRating({ defaulted, reviewCount }: Pick<Food, 'defaulted' | 'reviewCount'>): boolean {
  return reviewCount > 0 && !defaulted.includes('rating');
}
