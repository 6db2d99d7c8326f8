import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { watchTable } from './watch-table.ts';

let replica: TestReplica;
let told: number;
let stop: () => void;

beforeEach(async () => {
  replica = aReplica();
  await replica.database.cursors.put({ audience: 'food:soup', seq: 1, pulledAt: 1, usedAt: 1 });
  told = 0;
  stop = watchTable(replica.database, 'cursors', () => void (told += 1));
});
afterEach(() => {
  stop();
  return replica.database.delete();
});

type Cursors = TestReplica['database']['cursors'];
const cursor = (audience: string) => ({ audience, seq: 0, pulledAt: 0, usedAt: 2 });

const writes: Readonly<Record<string, (cursors: Cursors) => PromiseLike<unknown>>> = {
  'one row': (cursors) => cursors.put(cursor('food:stew')),
  'one row again': (cursors) => cursors.put(cursor('food:soup')),
  'many rows': (cursors) => cursors.bulkPut(Array.from({ length: 60 }, (_, place) => cursor(`food:${place}`))),
  'a part of a row': (cursors) => cursors.update('food:soup', { usedAt: 9 }),
  'what a query finds': (cursors) => cursors.toCollection().modify({ usedAt: 9 }),
  'a row that goes': (cursors) => cursors.delete('food:soup'),
  'all rows that go': (cursors) => cursors.clear(),
};

const noWrites: typeof writes = {
  'no rows': (cursors) => cursors.bulkPut([]),
  'no rows that are new': (cursors) => cursors.bulkAdd([]),
  'no rows that go': (cursors) => cursors.bulkDelete([]),
  'a part of a row that is not there': (cursors) => cursors.update('food:stew', { usedAt: 9 }),
  'what a query does not find': (cursors) => cursors.where('audience').equals('food:stew').modify({ usedAt: 9 }),
  'a transaction that only reads': (cursors) => cursors.db.transaction('rw', cursors, () => cursors.toArray()),
};

/** A write to another table, after which all that was written before has been told. */
const another = () => replica.database.keyed.put({ key: 'after', value: 1 });

describe('watching a table', () => {
  it.each(Object.entries(writes))('tells of a write: %s', async (_, write) => {
    await write(replica.database.cursors);
    await another();
    expect(told).toBeGreaterThan(0);
  });

  it.each(Object.entries(noWrites))('tells nothing where nothing is written: %s', async (_, write) => {
    await write(replica.database.cursors);
    await another();
    expect(told).toBe(0);
  });
});
