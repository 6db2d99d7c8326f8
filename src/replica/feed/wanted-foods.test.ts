import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aReplica, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { abandonSnapshot, beginSnapshot, finishSnapshotPart } from './store-snapshot.ts';
import { foodsNotForMember, hasFoodsElsewhere, takeColumnsFrom } from './foods-elsewhere.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { storeWantedFoods, wantedFoods, wantFoods } from './wanted-foods.ts';

let replica: TestReplica;
const [soup, stew] = ['soup00000000000', 'stew00000000000'] as [FoodId, FoodId];
const idOf = (n: number) => `far${String(n).padStart(12, '0')}` as FoodId;
const manifest = { epoch: 'epoch', seq: 50, parts: [{ hash: 'a', rows: 1 }] };

beforeEach(() => {
  replica = aReplica();
});
afterEach(() => replica.database.delete());

/** A device that read the feed up to 50 and holds rows of some foods. */
async function holdingSome({ elsewhere = 4000 } = {}): Promise<void> {
  await beginSnapshot(replica, { ...manifest, elsewhere });
  await finishSnapshotPart(replica, { ...manifest, partsStored: 0 });
}
const everyone = async () => (await replica.database.cursors.get('*'))?.seq;
const lastEntry = async () => (await replica.database.foodJournal.orderBy(':id').last())?.ids;

describe('foods that screens want', () => {
  it('are remembered where rows are elsewhere, those that are not here, the latest first and in bounds', async () => {
    await wantFoods(replica, [soup]);
    expect(await wantedFoods(replica)).toEqual([]);
    await holdingSome();
    await replica.database.rows('foods').put({ id: stew, name: 'Stew' });
    await wantFoods(replica, [soup, stew]);
    expect(await wantedFoods(replica)).toEqual([soup]);
    const many = Array.from({ length: 150 }, (_, n) => idOf(n));
    await wantFoods(replica, many);
    expect(await wantedFoods(replica)).toEqual(many.slice(0, 120));
  });

  it('[S11] are stored only if they are as new as what was read of everyone’s feed', async () => {
    await holdingSome();
    await wantFoods(replica, [soup, stew]);
    const answer = { asked: [soup, stew], askedEpoch: 'epoch', rows: [{ id: soup, name: 'Soup' }] };
    expect(await storeWantedFoods(replica, { ...answer, seq: 49 })).toBe('stale');
    expect(await storeWantedFoods(replica, { ...answer, seq: 60, askedEpoch: 'another' })).toBe('stale');
    expect(await replica.database.rows('foods').count()).toBe(0);
    expect(await storeWantedFoods(replica, { ...answer, seq: 50 })).toBe('stored');
    expect(await replica.database.rows('foods').toArray()).toEqual([{ id: soup, name: 'Soup' }]);
    expect(await wantedFoods(replica)).toEqual([]);
    expect(await everyone()).toBe(50);
  });
});

describe('a device that holds some foods', () => {
  it('[S11] reads the feed again from where the columns were taken, before and after its first load', async () => {
    await holdingSome();
    expect(await takeColumnsFrom(replica, { seq: 70, epoch: 'epoch' })).toBe('taken');
    expect(await everyone()).toBe(50);
    expect(await takeColumnsFrom(replica, { seq: 30, epoch: 'epoch' })).toBe('taken');
    expect(await everyone()).toBe(30);
    expect(await takeColumnsFrom(replica, { seq: 10, epoch: 'another' })).toBe('stale');
    expect(await everyone()).toBe(30);
    await abandonSnapshot(replica);
    await beginSnapshot(replica, { ...manifest, elsewhere: 1 });
    await takeColumnsFrom(replica, { seq: 20, epoch: 'epoch' });
    await finishSnapshotPart(replica, { ...manifest, partsStored: 0 });
    expect(await everyone()).toBe(20);
  });

  it('asks for the columns with each first load, and is one that holds all again after it was emptied', async () => {
    await holdingSome();
    expect([await hasFoodsElsewhere(replica), await lastEntry()]).toEqual([true, 'all']);
    await abandonSnapshot(replica);
    expect(await hasFoodsElsewhere(replica)).toBe(false);
    await beginSnapshot(replica, manifest);
    expect(await hasFoodsElsewhere(replica)).toBe(false);
  });

  it('[S5] knows which foods are not for its member though the columns have them, until the member leaves', async () => {
    await signInAs(replica, member);
    await holdingSome();
    await feed(replica, { audience: `u:${member}`, seq: 60, collection: 'foods', rows: { [soup]: null } });
    expect(await foodsNotForMember(replica)).toEqual(new Set([soup]));
    await feed(replica, { audience: `u:${member}`, seq: 61, collection: 'foods', rows: { [soup]: { id: soup } } });
    expect(await foodsNotForMember(replica)).toEqual(new Set());
    await feed(replica, { audience: `u:${member}`, seq: 62, collection: 'foods', rows: { [soup]: null } });
    await replica.database.foodJournal.clear();
    await endSession(replica);
    expect(await foodsNotForMember(replica)).toEqual(new Set());
    expect(await lastEntry()).toBe('all');
    expect(await keyedValue(replica.database, 'foodsElsewhere')).toBe(4000);
  });
});
