import { type Achievement, achievementsOf } from '#domain/members/achievements.ts';
import { hasRealRating } from '#domain/foods/has-real-rating.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** spec 2 §9: a food of this rating is not counted yet. */
const WELL_RATED_ABOVE = 4;

/** The signed-in member's achievements with progress (spec 2 §9), from what this device holds of the member; null for a visitor. */
export async function ownAchievements(replica: Replica): Promise<readonly Achievement[] | null> {
  const member = (await session(replica))?.memberId;
  return member === undefined
    ? null
    : achievementsOf(await deedsOf(replica, member), await unlockedBy(replica, member));
}

async function deedsOf(replica: Replica, member: MemberId) {
  const [foods, stats] = await Promise.all([
    foodsContributedBy(replica, member),
    replica.database.rows('member_stats').get(member),
  ]);
  const followers = stats?.['followers'];
  return {
    foods: foods.length,
    cuisines: new Set(foods.map(({ origin }) => origin).filter((origin) => origin !== '')).size,
    wellRated: foods.filter((food) => hasRealRating(food) && food.rating > WELL_RATED_ABOVE).length,
    followers: typeof followers === 'number' ? followers : 0,
    reviews: foods.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
  };
}

async function unlockedBy({ database }: Replica, member: MemberId): Promise<ReadonlySet<string>> {
  const rows = await database.rows('achievements').where('user').equals(member).toArray();
  return new Set(rows.map((row) => textColumn(row, 'key')));
}
