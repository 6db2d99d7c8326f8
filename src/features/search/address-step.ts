import type { FoodQuestion } from '#domain/search/food-question.ts';
import { searchParameters } from '#food-views/search/search-place.ts';

/** How a change of the question gets into the address. */
export interface AddressStep {
  /** Changes of one kind, each soon after the last, are one step. */
  readonly kind: 'typing' | 'sliding' | 'choosing';
  /** Whether Back leads to what was asked before. */
  readonly isOwnEntry: boolean;
  /** Milliseconds after the last change. */
  readonly after: number;
}

/** Browsers limit how often the address may change, and nobody wants to go back letter by letter. */
const PAUSE = 300;

const steps = {
  typing: { kind: 'typing', isOwnEntry: false, after: PAUSE },
  // A drag passes many values; where it ends is one choice.
  sliding: { kind: 'sliding', isOwnEntry: true, after: PAUSE },
  choosing: { kind: 'choosing', isOwnEntry: true, after: 0 },
} as const satisfies Record<AddressStep['kind'], AddressStep>;

/** The step from one question to the next: letters replace, what is chosen can be taken back by going back (spec 2 §2.11). */
export function addressStep(before: FoodQuestion, after: FoodQuestion): AddressStep {
  if (isSame({ ...before, text: after.text }, after)) return steps.typing;
  const slid = { ...before, minimumRating: after.minimumRating, intensities: after.intensities };
  return isSame(slid, after) ? steps.sliding : steps.choosing;
}

function isSame(one: FoodQuestion, other: FoodQuestion): boolean {
  return searchParameters(one).toString() === searchParameters(other).toString();
}
