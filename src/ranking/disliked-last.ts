import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { offeredLast } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import { dislikedIn } from '#domain/tables/disliked-in.ts';

/** The same offer, with what names something that is not liked behind all else. */
export function dislikedLast<T>(
  things: Offered<T>,
  dislikes: readonly string[],
  foodOf: (thing: T) => SafetyFacts | null,
): Offered<T> {
  if (dislikes.length === 0) return things;
  return offeredLast(things, (thing) => {
    const food = foodOf(thing);
    return food !== null && dislikedIn(food, dislikes).length > 0;
  });
}
