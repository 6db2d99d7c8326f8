import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';

/** The id of a member's one like of a food (R15): liking twice, from two devices offline, is one like [S12]. */
export function likeIdFor(foodId: FoodId, memberId: MemberId): string {
  return idOfRow('food_likes', { food: foodId, user: memberId });
}
