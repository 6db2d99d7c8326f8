import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { type AlikeFood, decodeRatedAlike } from '#domain/liking/rated-alike.ts';
import type { OwnRating } from '#domain/liking/learned-taste.ts';
import { ratingsOfOrder } from '#domain/order/ratings-of-order.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reviewsWrittenBy } from '#replica/reviews/review-queries.ts';
import { session } from '#replica/session/session.ts';
import { type DiaryStars, ownOrder, starsOfDiary } from '#replica/order/own-order.ts';
import { triedFoods } from '#replica/foods/tried-foods.ts';

/** All from which a taste is learned, in the order of the foods' ids; nothing for a visitor. */
export interface OwnTastesHere {
  readonly memberId: MemberId | null;
  /** One for each food with stars of a review or of the diary, or with an answer. */
  readonly ratings: readonly OwnRating[];
  /** Answers to 'Which did you like more?' that the ratings rest on. */
  readonly comparisons: number;
  /** Foods of the diary, and those that are marked as tried (R44). */
  readonly tried: readonly FoodId[];
  /** What members rated like a rated food, as the server counted it last (R33); without those of which nothing is known. */
  readonly alike: readonly (readonly [FoodId, readonly AlikeFood[]])[];
}

/**
 * What the signed-in member rated, tried and compared, as this device knows it: own unsent changes, and what came from other devices.
 *
 * @param diaryOf reads the stars of a member's diary
 */
export async function ownTastes(
  replica: Replica,
  diaryOf: (member: MemberId) => Promise<DiaryStars> = (member) => starsOfDiary(replica, member),
): Promise<OwnTastesHere> {
  const memberId = (await session(replica))?.memberId ?? null;
  if (memberId === null) return { memberId, ratings: [], comparisons: 0, tried: [], alike: [] };
  const [reviews, tried, { places }] = await Promise.all([
    reviewsWrittenBy(replica, memberId),
    triedFoods(replica.database, memberId),
    ownOrder(replica, memberId, diaryOf(memberId)),
  ]);
  const tastings = new Map(reviews.map(({ foodId, tasting }) => [foodId, tasting]));
  const ratings = ratingsOfOrder(places, tastings).toSorted((one, other) => (one.foodId < other.foodId ? -1 : 1));
  const foods = await replica.database.rows('foods').bulkGet(ratings.map(({ foodId }) => foodId));
  return {
    memberId,
    ratings,
    // Each answer is known of both its foods.
    comparisons: places.reduce((sum, { comparisons }) => sum + comparisons, 0) / 2,
    alike: ratings.flatMap(({ foodId }, at): OwnTastesHere['alike'] => {
      const alike = decodeRatedAlike(foods[at]?.['rated_alike']);
      return alike.length === 0 ? [] : [[foodId, alike]];
    }),
    tried: [...tried].toSorted(),
  };
}
