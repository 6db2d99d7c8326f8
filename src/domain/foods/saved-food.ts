import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';

/** R10: what a member saved a food as. */
export const savedStates = ['want_to_try', 'tried'] as const;
export type SavedState = (typeof savedStates)[number];

/** The id of the one place that a food has among a member's saved foods (R10) [S12]. */
export function savedFoodIdFor(foodId: FoodId, memberId: MemberId): string {
  return idOfRow('saved_foods', { food: foodId, user: memberId });
}
