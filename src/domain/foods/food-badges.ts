import { t } from '@lingui/core/macro';
import type { Food } from './food.ts';
import { hasRealRating } from './has-real-rating.ts';

/** Stars above which a dish card says 'Popular' (spec 1 §2, cards). */
const POPULAR_ABOVE = 4.5;
const PREVIEWED_FLAVOURS = 3;

/** Whether the dish card bears 'Popular' (spec 1 §2): rated above 4.5 by members, never by default (R4). */
export function isPopular(food: Pick<Food, 'rating' | 'reviewCount' | 'defaulted'>): boolean {
  return hasRealRating(food) && food.rating > POPULAR_ABOVE;
}

/** The first 3 flavours of the food card, and '+N more' when there are more, else '' (spec 1 §2). */
export function flavourPreview(
  flavours: readonly string[],
  atMost = PREVIEWED_FLAVOURS,
): { readonly shown: readonly string[]; readonly more: string } {
  const rest = flavours.length - atMost;
  return { shown: flavours.slice(0, atMost), more: rest > 0 ? t`+${rest} more` : '' };
}
