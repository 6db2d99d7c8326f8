import { pairOf, type FoodPair } from '#domain/pairing/pair-vote.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';

/** Which of two foods was liked more: the one with the smaller id, the other, both about the same, or the member cannot say. */
export const comparisonVerdicts = ['one', 'other', 'same', 'unknown'] as const;
type ComparisonVerdict = (typeof comparisonVerdicts)[number];

/** What a member answered to 'Which did you like more?', for its owner alone (R46). `one` is the smaller id. */
export interface FoodComparison extends FoodPair {
  readonly verdict: ComparisonVerdict;
}

/** An answer as it is given: of a food beside another, whichever has the smaller id. */
export type ComparisonAnswer = 'more' | 'less' | 'same' | 'unknown';

/** What an answer about `food` beside `than` is as a row. */
export function comparisonOf(food: FoodId, than: FoodId, answer: ComparisonAnswer): FoodComparison {
  const pair = pairOf(food, than);
  const isOne = pair.one === food;
  switch (answer) {
    case 'more':
      return { ...pair, verdict: isOne ? 'one' : 'other' };
    case 'less':
      return { ...pair, verdict: isOne ? 'other' : 'one' };
    case 'same':
    case 'unknown':
      return { ...pair, verdict: answer };
  }
}

/** The id of a member's one answer about two foods: the same from either side and from every device [S12]. */
export function comparisonIdFor(pair: FoodPair, memberId: MemberId): string {
  return idOfRow('food_comparisons', { one: pair.one, other: pair.other, user: memberId });
}
