import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';

/** The id of a member's one review of a food (R16): reviewing twice, from two devices offline, is one review. */
export function reviewIdFor(foodId: FoodId, authorId: MemberId): ReviewId {
  return idOfRow('reviews', { food: foodId, user: authorId }) as ReviewId;
}
