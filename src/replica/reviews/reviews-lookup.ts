import type { FoodId } from '#domain/values/ids/ids.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { type SignedReview, reviewsOfFood } from './review-queries.ts';
import { syncReport } from '#replica/feed/sync-status.ts';

/** The reviews of a food as far as this device knows them. */
export type ReviewsLookup =
  | { readonly kind: 'here'; readonly reviews: readonly SignedReview[] }
  /** The food's topic was opened; the server has not answered yet. */
  | { readonly kind: 'fetching' }
  /** Never fetched, and the server cannot be reached. */
  | { readonly kind: 'not-on-device' };

/**
 * The reviews of a food, newest first (spec 1 §2, the Reviews tab). An empty list is only told as 'none' when the server said so, or
 * when the server does not know the food itself yet.
 */
export async function reviewsLookup(replica: Replica, foodId: FoodId): Promise<ReviewsLookup> {
  const { database } = replica;
  const reviews = await reviewsOfFood(replica, foodId);
  if (reviews.length > 0) return { kind: 'here', reviews };
  const topic = await database.cursors.get(topicOfFood(foodId));
  if (topic !== undefined && topic.pulledAt > 0) return { kind: 'here', reviews };
  const unsent = await database.outbox.where('record').equals(foodId).toArray();
  if (unsent.some(({ kind }) => kind === 'create')) return { kind: 'here', reviews };
  const { connection } = await syncReport(replica);
  return connection === 'offline' ? { kind: 'not-on-device' } : { kind: 'fetching' };
}
