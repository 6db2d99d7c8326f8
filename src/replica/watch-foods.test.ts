import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openReplica } from './open-replica.ts';
import type { Replica } from './replica.ts';
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
  const names = new Map<string, string>();
  const tellings: number[] = [];
  const watch = watchFoods(replica, {
    onFoods: (foods) => {
      tellings.push(foods.length);
      for (const { id, name } of foods) names.set(id, name);
    },
    onGone: (ids) => {
      for (const id of ids) names.delete(id);
    },
  });
  opened = { replica, watch };
  await watch.ready;
  return { table: replica.database.rows('foods'), names, tellings, watch };
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
    await vi.waitFor(() => expect(names.has(row(4).id)).toBe(false));
    expect(names.get(row(3).id)).toBe('Renamed');
    expect(names.get(row(9000).id)).toBe('New');
    expect(tellings.reduce((sum, told) => sum + told, 0)).toBe(2);
  });

  it('walks the table again after a bulk write, and notices what a cleared range took away', async () => {
    const { table, names } = await watched(120);
    await table.bulkPut(Array.from({ length: 80 }, (_, place) => row(place + 100, 'Bulk')));
    await vi.waitFor(() => expect(names.size).toBe(180));
    expect(names.get(row(110).id)).toBe('Bulk');
    await table.clear();
    await vi.waitFor(() => expect(names.size).toBe(0));
  });

  it('says nothing any more after it was stopped', async () => {
    const { table, names, watch } = await watched(1);
    watch.stop();
    await table.put(row(2));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(names.size).toBe(1);
  });

  it('leaves out a row that is no food', async () => {
    const { table, names } = await watched(1);
    await table.put({ id: 'not an id!' });
    await table.put(row(2));
    await vi.waitFor(() => expect(names.size).toBe(2));
    expect(names.has('not an id!')).toBe(false);
  });
});
