import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { evictFoods } from '#replica/storage/evict-foods.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { placeOfImage } from '#replica/storage/stored-image.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { someFoodsElsewhere } from '#tests/support/some-foods-elsewhere.ts';
import { wantAhead } from './ahead-foods.ts';
import { aheadFoods, fetchedFoods, storeWantedFoods, wantedFoods, wantFoods } from './wanted-foods.ts';

let replica: TestReplica;
const idOf = (n: number) => `far${String(n).padStart(12, '0')}` as FoodId;
const order = Array.from({ length: 60 }, (_, n) => idOf(n));

beforeEach(async () => {
  replica = aReplica();
  await someFoodsElsewhere(replica);
});
afterEach(() => replica.database.delete());

/** Sync fetches what is wanted; the rating grows with the number. */
async function fetchWanted(): Promise<readonly FoodId[]> {
  const asked = await wantedFoods(replica);
  const rows = asked.map((id) => ({ id, name: id, rating: Number(id.slice(3)) / 100, created: id }));
  expect(await storeWantedFoods(replica, { asked, askedEpoch: 'epoch', seq: 60, rows })).toBe('stored');
  return asked;
}
const here = () => replica.database.rows('foods').toCollection().primaryKeys();

describe('rows that are fetched ahead of any screen', () => {
  it('come in the order, after what a screen wants, up to the bound, and go on where another page ended', async () => {
    await wantFoods(replica, [idOf(99)]);
    expect(await wantAhead(replica, order, { asked: new Set() })).toBe('busy');
    await fetchWanted();
    expect(await wantAhead(replica, order, { asked: new Set(), most: 30 })).toBe('wanted');
    expect(await fetchWanted()).toEqual(order.slice(0, 24));
    expect(await wantAhead(replica, order, { asked: new Set(), most: 30 })).toBe('wanted');
    expect(await fetchWanted()).toEqual(order.slice(24, 29));
    expect(await wantAhead(replica, order, { asked: new Set(), most: 30 })).toBe('done');
    expect(await here()).toHaveLength(30);
  });

  it('are the first to leave, however well rated, unless a screen came to want them', async () => {
    await wantFoods(replica, [idOf(0), idOf(1)]);
    await fetchWanted();
    // Seen long ago: not among those that were fetched for a screen last.
    await putKeyedValue(replica.database, 'fetchedFoods', []);
    expect(await wantAhead(replica, order.slice(10, 20), { asked: new Set() })).toBe('wanted');
    await wantFoods(replica, [idOf(19)]);
    await fetchWanted();
    expect(await aheadFoods(replica)).toEqual(order.slice(10, 19));
    expect(await fetchedFoods(replica)).toEqual([idOf(19)]);
    await storeImage();
    // One in twenty stays because it is new: here the newest, which is wanted anyway.
    expect(await evictFoods(replica, { most: 3, slack: 0, settled: await placeOfImage(replica) })).toBe(9);
    expect(await here()).toEqual([idOf(0), idOf(1), idOf(19)]);
  });
});

/** As if the stored image had taken in all that the journal tells. */
async function storeImage(): Promise<void> {
  const last = await replica.database.foodJournal.orderBy(':id').last();
  await putKeyedValue(replica.database, 'catalogueImage', { file: 'a', journal: last?.at });
}
