import type { FoodId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';

/** spec 2 §3: kept on this device alone, under a key of their own. */
export const SEARCHES_KEY = 'flavor-pairing/recent-searches';
/** spec 2 §9, search dropdown. */
const AT_MOST = 5;

/** The foods that were chosen in a search box on this device, the latest first, at most 5. */
export async function recentSearches({ database }: Replica): Promise<readonly FoodId[]> {
  return (await keyedValue<readonly FoodId[]>(database, SEARCHES_KEY)) ?? [];
}

export function rememberSearch({ database }: Replica, foodId: FoodId): Promise<void> {
  return database.transaction('rw', database.keyed, async () => {
    const before = (await keyedValue<readonly FoodId[]>(database, SEARCHES_KEY)) ?? [];
    await putKeyedValue(database, SEARCHES_KEY, [foodId, ...before.filter((id) => id !== foodId)].slice(0, AT_MOST));
  });
}

export async function forgetSearches({ database }: Pick<Replica, 'database'>): Promise<void> {
  await database.keyed.delete(SEARCHES_KEY);
}

/** Puts back searches that were forgotten, after those made since. */
export function restoreSearches({ database }: Replica, forgotten: readonly FoodId[]): Promise<void> {
  return database.transaction('rw', database.keyed, async () => {
    const since = (await keyedValue<readonly FoodId[]>(database, SEARCHES_KEY)) ?? [];
    await putKeyedValue(database, SEARCHES_KEY, [...new Set([...since, ...forgotten])].slice(0, AT_MOST));
  });
}
