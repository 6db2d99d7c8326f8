import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { patiently } from '#tests/support/patiently.ts';
import { foodsChangedSince, forgetFoodJournal } from './foods-changed-since.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';
import { watchFoods, type FoodWatch } from './watch-foods.ts';

let opened: { readonly replica: Replica; readonly watch: FoodWatch } | undefined;

afterEach(async () => {
  opened?.watch.stop();
  await opened?.replica.database.delete();
});

function row(place: number, name = `Dish ${place}`) {
  return { id: `food${String(place).padStart(11, '0')}`, name, created: '2026-01-01 00:00:00.000Z' };
}

/** A replica with `count` foods, and what a watcher of it knows. */
async function watched(count: number) {
  const replica = openReplica({ name: crypto.randomUUID() });
  await replica.database.rows('foods').bulkPut(Array.from({ length: count }, (_, place) => row(place)));
  return { ...(await watching(replica)), table: replica.database.rows('foods') };
}

/** @param since what the watcher knows from an earlier time, and from when */
async function watching(
  replica: Replica,
  since?: { readonly at: number; readonly names: ReadonlyMap<string, string> },
) {
  const names = new Map<string, string>(since?.names);
  const tellings: number[] = [];
  const places: number[] = [];
  const watch = watchFoods(
    replica,
    {
      ids: () => [...names.keys()] as FoodId[],
      onFoods: (foods) => {
        tellings.push(foods.length);
        for (const { id, name } of foods) names.set(id, name);
      },
      onGone: (ids) => {
        for (const id of ids) names.delete(id);
      },
      onJournal: (at) => places.push(at),
    },
    since && { since: since.at },
  );
  opened = { replica, watch };
  await watch.ready;
  return { replica, names, tellings, places, watch };
}

/** What a stored image would have kept of it. */
function kept({ names, places }: { readonly names: ReadonlyMap<string, string>; readonly places: readonly number[] }) {
  return { at: must(places.at(-1), 'a place in the journal'), names: new Map(names) };
}

describe('watchFoods', () => {
  it('is ready when every food on the device was told, in pages', async () => {
    const { names, tellings } = await watched(1203);
    expect(names.size).toBe(1203);
    expect(tellings).toEqual([500, 500, 203]);
  });

  it('reads only what a small write touched', async () => {
    const { table, names, tellings } = await watched(600);
    tellings.length = 0;
    await table.bulkPut([row(3, 'Renamed'), row(9000, 'New')]);
    await table.delete(row(4).id);
    await vi.waitFor(() => expect(names.has(row(4).id)).toBe(false), patiently);
    expect(names.get(row(3).id)).toBe('Renamed');
    expect(names.get(row(9000).id)).toBe('New');
    expect(tellings.reduce((sum, told) => sum + told, 0)).toBe(2);
  });

  it('reads what a bulk write touched, and notices what a cleared range took away', async () => {
    const { table, names } = await watched(120);
    await table.bulkPut(Array.from({ length: 80 }, (_, place) => row(place + 100, 'Bulk')));
    await vi.waitFor(() => expect(names.size).toBe(180), patiently);
    expect(names.get(row(110).id)).toBe('Bulk');
    await table.clear();
    await vi.waitFor(() => expect(names.size).toBe(0), patiently);
  });

  it('says nothing any more after it was stopped', async () => {
    const { table, names, watch, replica } = await watched(1);
    watch.stop();
    const other = await watching(replica);
    await table.put(row(2));
    await vi.waitFor(() => expect(other.names.size).toBe(2), patiently);
    expect(names.size).toBe(1);
  });

  it('tells one that knows the foods from an earlier time only what changed since', async () => {
    const first = await watched(700);
    first.watch.stop();
    await first.table.bulkPut([row(3, 'Renamed'), row(9000, 'New')]);
    await first.table.delete(row(4).id);
    const { names, tellings } = await watching(first.replica, kept(first));
    expect(tellings).toEqual([2]);
    expect(names.size).toBe(700);
    expect(names.get(row(3).id)).toBe('Renamed');
    expect(names.has(row(4).id)).toBe(false);
    await first.table.put(row(5, 'Later'));
    await vi.waitFor(() => expect(names.get(row(5).id)).toBe('Later'), patiently);
    expect(tellings).toEqual([2, 1]);
  });

  it('tells it nothing when nothing changed', async () => {
    const first = await watched(20);
    first.watch.stop();
    expect((await watching(first.replica, kept(first))).tellings).toEqual([]);
  });

  it('walks everything for a place that the journal does not know, and takes away what is no longer there [S5]', async () => {
    const first = await watched(20);
    first.watch.stop();
    await first.table.delete(row(4).id);
    const { at } = await foodsChangedSince(first.replica, null);
    await forgetFoodJournal(first.replica, at);
    const { names, tellings } = await watching(first.replica, kept(first));
    expect(tellings).toEqual([19]);
    expect(names.size).toBe(19);
  });

  it('names no place in the journal before it has told what was written up to there', async () => {
    const { table, names, places } = await watched(30);
    const before = places.length;
    await table.bulkPut(Array.from({ length: 60 }, (_, place) => row(place, 'Bulk')));
    await vi.waitFor(() => expect(places.length).toBeGreaterThan(before), patiently);
    expect([...names.values()].every((name) => name === 'Bulk')).toBe(true);
    expect(places.at(-1)).toBeGreaterThan(must(places[0], 'the first place'));
  });

  it('leaves out a row that is no food', async () => {
    const { table, names } = await watched(1);
    await table.put({ id: 'not an id!' });
    await table.put(row(2));
    await vi.waitFor(() => expect(names.size).toBe(2), patiently);
    expect(names.has('not an id!')).toBe(false);
  });
});
