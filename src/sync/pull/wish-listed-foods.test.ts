import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { beginSnapshot, finishSnapshotPart } from '#replica/feed/store-snapshot.ts';
import { storeWantedFoods, wantedFoods } from '#replica/feed/wanted-foods.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { listedFoodsWisher } from './wish-listed-foods.ts';

let replica: TestReplica;
const idOf = (n: number) => `far${String(n).padStart(12, '0')}` as FoodId;

beforeEach(() => {
  replica = aReplica();
});
afterEach(() => replica.database.delete());

async function holding({ elsewhere, listed }: { elsewhere: number; listed: number }): Promise<void> {
  const manifest = { epoch: 'epoch', seq: 50, parts: [{ hash: 'a', rows: 1 }] };
  await beginSnapshot(replica, { ...manifest, elsewhere });
  await finishSnapshotPart(replica, { ...manifest, partsStored: 0 });
  const items = Array.from({ length: listed }, (_, at) => ({ id: `i${at}`, list: 'l', food: idOf(at) }));
  await replica.database.rows('food_list_items').bulkPut(items);
  await replica.database.rows('foods').put({ id: idOf(0), name: 'Here' });
}

it('fetches what lists name and is not here, some at a time until all is here, and what the server has not once', async () => {
  await holding({ elsewhere: 4000, listed: 130 });
  const wish = listedFoodsWisher(replica);
  const asked: FoodId[] = [];
  for (let round = 0; round < 5; round += 1) {
    await wish();
    const wanted = await wantedFoods(replica);
    await wish();
    expect(await wantedFoods(replica)).toEqual(wanted);
    asked.push(...wanted);
    // Every second of them is hidden from this member.
    const rows = wanted.filter((_, at) => at % 2 === 0).map((id) => ({ id, name: id }));
    await storeWantedFoods(replica, { asked: wanted, askedEpoch: 'epoch', seq: 60, rows });
  }
  expect(asked.toSorted()).toEqual(Array.from({ length: 129 }, (_, at) => idOf(at + 1)));
});

it('asks for nothing where every row is here', async () => {
  await holding({ elsewhere: 0, listed: 3 });
  await listedFoodsWisher(replica)();
  expect(await wantedFoods(replica)).toEqual([]);
});
