import { deriveId } from '#domain/values/derive-id.ts';
import type { FoodId, MemberId, ReviewId } from '#domain/values/ids.ts';

/** The id of a member's one review of a food (R16): reviewing twice, from two devices offline, is one review. */
export function reviewIdFor(foodId: FoodId, authorId: MemberId): ReviewId {
  return deriveId('review', foodId, authorId) as ReviewId;
}
