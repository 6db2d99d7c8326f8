import type { Review } from '#domain/reviews/review.ts';
import { type Opinion, readOpinion } from './opinion-store.ts';

/**
 * What another screen brings along to be said in the form; null where it brings nothing. What it leaves out stays as the review has it.
 *
 * @param state of the history entry, which may be anything
 */
export function offeredOpinion(state: unknown, review: Review | null): Opinion | null {
  const offered = typeof state === 'object' && state !== null && 'opinion' in state ? readOpinion(state.opinion) : null;
  if (offered === null) return null;
  return {
    rating: offered.rating || (review?.rating ?? 0),
    text: offered.text || (review?.text ?? ''),
    tasting: offered.tasting ?? review?.tasting ?? null,
  };
}
