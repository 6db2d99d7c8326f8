import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { wantedFoods, wantFoods } from '#replica/feed/wanted-foods.ts';

/** Few enough to leave room for what a screen wants meanwhile. */
const AT_ONCE = 48;
/** As many as a device keeps of all foods, so that lists alone do not fill it. */
const MOST = 2_000;

/**
 * Wishes for the foods of lists that are not on this device, so that a list that another device made, or that is another's and kept, can be read without a
 * connection. Call what this returns when lists may have changed, and when wishes were granted. Each food is wished for once: it may be hidden or gone.
 */
export function listedFoodsWisher(replica: Replica): () => Promise<void> {
  const wished = new Set<FoodId>();
  return async () => {
    if (wished.size >= MOST || !(await hasFoodsElsewhere(replica)) || (await wantedFoods(replica)).length > 0) return;
    const listed = (await replica.database.rows('food_list_items').orderBy('food').uniqueKeys()) as unknown as FoodId[];
    const unasked = listed.filter((id) => !wished.has(id));
    const rows = await replica.database.rows('foods').bulkGet(unasked);
    const missing = unasked.filter((_, place) => rows[place] === undefined).slice(0, AT_ONCE);
    if (missing.length === 0) return;
    for (const id of missing) wished.add(id);
    await wantFoods(replica, missing);
  };
}
