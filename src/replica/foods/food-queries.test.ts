import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { openReplica } from '#replica/open-replica.ts';
import { countFoods } from './food-queries.ts';

const replica = openReplica({ name: crypto.randomUUID() });

afterEach(() => replica.database.rows('foods').clear());

it.each([
  [0, 2, 0],
  [1, 2, 1],
  [2, 2, 2],
  [5, 2, 2],
])('of %i foods it counts at most %i: %i', async (there, most, counted) => {
  await replica.database.rows('foods').bulkPut(Array.from({ length: there }, (_, at) => ({ id: `food${at}` })));
  expect(await countFoods(replica, most)).toBe(counted);
});
