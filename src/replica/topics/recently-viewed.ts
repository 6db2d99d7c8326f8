import type { FoodId } from '#domain/values/ids/ids.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';

const PREFIX = topicOfFood('');

/** The foods whose pages were opened on this device, the last first, at most `count`: a page opens its food's topic [S18]. */
export async function recentlyViewed({ database }: Replica, count: number): Promise<readonly FoodId[]> {
  const topics = await database.cursors.where('audience').startsWith(PREFIX).toArray();
  return topics
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .slice(0, count)
    .map(({ audience }) => audience.slice(PREFIX.length) as FoodId);
}
