import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { layPage } from './lay-page.ts';
import { hasFoodsElsewhere } from './foods-elsewhere.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

export const WANTED = 'wantedFoods';
const FETCHED = 'fetchedFoods';
const AHEAD = 'aheadFoods';
/** Rows that a screen showed last are not the first to leave. */
const MOST_FETCHED = 500;
/** What was wanted before so many others is not looked at any more. */
const MOST = 120;

/** The foods that screens want to show and that are not here, what was wanted last first. */
export async function wantedFoods({ database }: Replica): Promise<readonly FoodId[]> {
  return (await keyedValue<readonly FoodId[]>(database, WANTED)) ?? [];
}

/** The foods whose rows were fetched for a screen last. */
export async function fetchedFoods({ database }: Replica): Promise<readonly FoodId[]> {
  return (await keyedValue<readonly FoodId[]>(database, FETCHED)) ?? [];
}

/** The foods whose rows were fetched, or are being fetched, before any screen wanted them (`ahead-foods.ts`). */
export async function aheadFoods({ database }: Replica): Promise<readonly FoodId[]> {
  return (await keyedValue<readonly FoodId[]>(database, AHEAD)) ?? [];
}

export async function putAheadFoods({ database }: Replica, ids: readonly FoodId[]): Promise<void> {
  await putKeyedValue(database, AHEAD, ids);
}

/** A screen shows these foods: sync fetches the rows of those that are not here. */
export async function wantFoods(replica: Replica, ids: readonly FoodId[]): Promise<void> {
  const { database } = replica;
  if (!(await hasFoodsElsewhere(replica))) return;
  await database.transaction('rw', database.keyed, database.rows('foods'), async () => {
    const rows = await database.rows('foods').bulkGet([...ids]);
    const missing = ids.filter((_, place) => rows[place] === undefined);
    const ahead = await aheadFoods(replica);
    if (missing.some((id) => ahead.includes(id)))
      await putAheadFoods(
        replica,
        ahead.filter((id) => !missing.includes(id)),
      );
    const before = await wantedFoods(replica);
    const wanted = [...new Set([...missing, ...before])].slice(0, MOST);
    if (wanted.length > 0 && wanted.join() !== before.join()) await putKeyedValue(database, WANTED, wanted);
  });
}

/**
 * Stores rows that were asked for by their ids. A food that the server does not give this member is gone. Rows are 'stale' when they are older than what this
 * device has read of everyone's feed, or of another history: the feed does not repeat the changes in between [S11].
 *
 * @param askedEpoch the epoch of this replica when it asked
 */
export function storeWantedFoods(
  replica: Replica,
  {
    asked,
    askedEpoch,
    seq,
    rows,
  }: {
    readonly asked: readonly FoodId[];
    readonly askedEpoch: string | null;
    readonly seq: number;
    readonly rows: readonly SyncedRow[];
  },
): Promise<'stored' | 'stale'> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    if ((await keyedValue<string>(database, 'epoch')) !== askedEpoch) return 'stale';
    if (((await database.cursors.get(EVERYONE))?.seq ?? 0) > seq) return 'stale';
    const entries = asked.map((id) => [seq, EVERYONE, 'foods', id] as const);
    await layPage(replica, { entries, rows: { foods: [...rows] } });
    const left = (await wantedFoods(replica)).filter((id) => !asked.includes(id));
    await putKeyedValue(database, WANTED, left);
    const ahead = new Set(await aheadFoods(replica));
    const forScreens = asked.filter((id) => !ahead.has(id));
    const fetched = [...new Set([...forScreens, ...(await fetchedFoods(replica))])].slice(0, MOST_FETCHED);
    await putKeyedValue(database, FETCHED, fetched);
    return 'stored';
  });
}
