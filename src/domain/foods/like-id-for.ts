import { deriveId } from '#domain/values/derive-id.ts';
import type { FoodId, MemberId } from '#domain/values/ids.ts';

/** The id of a member's one like of a food (R15): liking twice, from two devices offline, is one like [S12]. */
export function likeIdFor(foodId: FoodId, memberId: MemberId): string {
  return deriveId('like', foodId, memberId);
}
