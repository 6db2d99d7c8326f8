import { decodeFoodComparison } from '#domain/order/decode-food-comparison.ts';
import type { FoodComparison } from '#domain/order/food-comparison.ts';
import { type FoodPlace, placeFoods, type TriedFood } from '#domain/order/place-foods.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { visitDiary } from '#replica/diary/visit-diary.ts';
import { triedFoods } from '#replica/foods/tried-foods.ts';
import { reviewsWrittenBy } from '#replica/reviews/review-queries.ts';

/** A member's own order with all that it was made of. */
export interface OwnOrder {
  /** Best first. */
  readonly places: readonly FoodPlace[];
  /** What was tried or reviewed: all that can be compared. */
  readonly tried: readonly TriedFood[];
  /** Every answer that is about two tried foods, 'cannot say' too. */
  readonly comparisons: readonly FoodComparison[];
}

/** A member's own order of what it tried, by the stars of its reviews and of its diary and by its answers (R33), as this device knows them. */
export async function ownOrder(
  replica: Replica,
  member: MemberId,
  diary: Promise<DiaryStars> = starsOfDiary(replica, member),
): Promise<OwnOrder> {
  const [tried, comparisons] = await Promise.all([
    starsOfTried(replica, { member, diary }),
    comparisonsOf(replica, member),
  ]);
  const known = new Set(tried.map(({ foodId }) => foodId));
  return {
    places: placeFoods(tried, comparisons),
    tried,
    comparisons: comparisons.filter(({ one, other }) => known.has(one) && known.has(other)),
  };
}

/** The stars of each food of a diary; without those that only say that it was eaten. */
export type DiaryStars = readonly (readonly [FoodId, number])[];

/** Reads a whole diary: whoever asks for an order again and again keeps it. */
export async function starsOfDiary({ database }: Replica, member: MemberId): Promise<DiaryStars> {
  const stars: [FoodId, number][] = [];
  await visitDiary(database, member, (entries) => {
    for (const { foodId, rating } of entries) if (foodId !== null && rating !== null) stars.push([foodId, rating]);
  });
  return stars;
}

async function starsOfTried(
  replica: Replica,
  { member, diary }: { readonly member: MemberId; readonly diary: Promise<DiaryStars> },
): Promise<readonly TriedFood[]> {
  const [reviews, tried, eaten] = await Promise.all([
    reviewsWrittenBy(replica, member),
    triedFoods(replica.database, member),
    diary,
  ]);
  const stars = new Map<FoodId, number[]>(Array.from(tried, (foodId) => [foodId, []]));
  const given = [...reviews.map(({ foodId, rating }) => [foodId, rating] as const), ...eaten];
  for (const [foodId, rating] of given) stars.set(foodId, [...(stars.get(foodId) ?? []), rating]);
  return Array.from(stars, ([foodId, all]) => ({ foodId, stars: all }));
}

async function comparisonsOf({ database }: Replica, member: MemberId): Promise<readonly FoodComparison[]> {
  return comparisonsIn(await database.rows('food_comparisons').where('user').equals(member).toArray());
}

/** What can be read of these rows. */
export function comparisonsIn(rows: readonly SyncedRow[]): readonly FoodComparison[] {
  return rows.flatMap((row) => {
    const comparison = decodeFoodComparison(row);
    return comparison.kind === 'valid' ? [comparison.value] : [];
  });
}
