import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { type AlikeFood, decodeRatedAlike } from '#domain/liking/rated-alike.ts';
import type { OwnRating } from '#domain/liking/learned-taste.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reviewsWrittenBy } from '#replica/reviews/review-queries.ts';
import { session } from '#replica/session/session.ts';
import { triedFoods } from '#replica/foods/tried-foods.ts';

/** All from which a taste is learned, in the order of the foods' ids; nothing for a visitor. */
export interface OwnTastesHere {
  readonly memberId: MemberId | null;
  readonly ratings: readonly OwnRating[];
  /** Foods of the diary, and those that are marked as tried (R44). */
  readonly tried: readonly FoodId[];
  /** What members rated like a rated food, as the server counted it last (R33); without those of which nothing is known. */
  readonly alike: readonly (readonly [FoodId, readonly AlikeFood[]])[];
}

/** What the signed-in member rated and tried, as this device knows it: own unsent changes, and what came from other devices. */
export async function ownTastes(replica: Replica): Promise<OwnTastesHere> {
  const memberId = (await session(replica))?.memberId ?? null;
  if (memberId === null) return { memberId, ratings: [], tried: [], alike: [] };
  const [reviews, tried] = await Promise.all([
    reviewsWrittenBy(replica, memberId),
    triedFoods(replica.database, memberId),
  ]);
  const ratings = reviews
    .map(({ foodId, rating, tasting }) => ({ foodId, stars: rating, tasting }))
    .toSorted((one, other) => (one.foodId < other.foodId ? -1 : 1));
  const foods = await replica.database.rows('foods').bulkGet(ratings.map(({ foodId }) => foodId));
  return {
    memberId,
    ratings,
    alike: ratings.flatMap(({ foodId }, at): OwnTastesHere['alike'] => {
      const alike = decodeRatedAlike(foods[at]?.['rated_alike']);
      return alike.length === 0 ? [] : [[foodId, alike]];
    }),
    tried: [...tried].toSorted(),
  };
}
