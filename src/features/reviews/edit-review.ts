import type { Review } from '#domain/reviews/review.ts';
import { askForForm, keepOpinion, useOpinionStore } from './opinion-store.ts';

/** Opens the form on a review, or on what was already being written in its place. */
export function editReview({
  key,
  review,
}: {
  readonly key: string;
  readonly review: Pick<Review, 'rating' | 'text' | 'tasting'>;
}): void {
  if (useOpinionStore.getState().opinions[key] === undefined)
    keepOpinion(key, { rating: review.rating, text: review.text, tasting: review.tasting });
  askForForm(key);
}
