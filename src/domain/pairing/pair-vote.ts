import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';

/** R31: what a member says of two foods that were had together. */
export const pairVerdicts = ['great', 'fine', 'clash'] as const;
export type PairVerdict = (typeof pairVerdicts)[number];

/** Two foods, whichever way round they were named: `one` is the smaller id. */
export interface FoodPair {
  readonly one: FoodId;
  readonly other: FoodId;
}

export function pairOf(food: FoodId, partner: FoodId): FoodPair {
  return food < partner ? { one: food, other: partner } : { one: partner, other: food };
}

/** The id of a member's one vote on two foods (R31): the same from either side and from every device [S12]. */
export function pairVoteIdFor({ one, other }: FoodPair, memberId: MemberId): string {
  return idOfRow('pair_votes', { ...pairOf(one, other), user: memberId });
}
