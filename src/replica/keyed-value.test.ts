import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { aReplica } from '#tests/support/a-replica.ts';
import { keyedValue, putKeyedValue } from './keyed-value.ts';

afterEach(() => void vi.restoreAllMocks());

it('live queries that ask for the same value share one reading of it, and all hear of what it becomes', async () => {
  const { database } = aReplica();
  await putKeyedValue(database, 'colour', 'red');
  const reads = [vi.spyOn(IDBObjectStore.prototype, 'get'), vi.spyOn(IDBObjectStore.prototype, 'getAll')];
  const heard: (string | null)[][] = [[], [], [], []];
  const subscriptions = heard.map((list) => liveQuery(() => keyedValue<string>(database, 'colour')).subscribe((value) => void list.push(value)));
  await vi.waitFor(() => expect(heard).toEqual([['red'], ['red'], ['red'], ['red']]));
  expect(reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  await putKeyedValue(database, 'colour', 'green');
  await vi.waitFor(() => expect(heard.map((list) => list.at(-1))).toEqual(['green', 'green', 'green', 'green']));
  for (const subscription of subscriptions) subscription.unsubscribe();
  await putKeyedValue(database, 'colour', 'blue');
  expect(await keyedValue(database, 'colour')).toBe('blue');
  expect(await keyedValue(database, 'shape')).toBeNull();
});
