import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { FoodIndex } from '#ranking/food-index.ts';
import type { FoodColumnsOutcome, ReadColumns } from '#remote/read-food-columns.ts';
import { noteFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { aReplica } from '#tests/support/a-replica.ts';
import { patiently } from '#tests/support/patiently.ts';
import { feedIndex } from './feed-index.ts';

it('a new device of a large catalogue reads the columns once: what came as a stopgap is what it keeps to', async () => {
  const replica = aReplica();
  let onUnsure = () => {};
  const index = new FoodIndex({ onChanged: () => {}, onUnsure: () => onUnsure(), onBuilt: () => {} });
  const columns: ReadColumns = { kind: 'columns', epoch: 'first', seq: 7, hash: 'ab', foods: [] };
  const readColumns = vi.fn<(held: ReadColumns | null) => Promise<FoodColumnsOutcome>>(() => Promise.resolve(columns));
  const whenUnsure = (act: () => void) => {
    onUnsure = act;
  };
  await feedIndex({ replica, index, whenUnsure, readColumns });
  expect(readColumns.mock.calls).toEqual([[null]]);
  const { database } = replica;
  const ask = () =>
    database.transaction('rw', database.keyed, database.foodJournal, async () => {
      await noteFoodsElsewhere(database, 60);
    });
  await ask();
  await vi.waitFor(() => expect(readColumns.mock.calls).toEqual([[null], [columns]]), patiently);
  // Later on they are read anew, and nothing is held for that.
  await ask();
  await vi.waitFor(() => expect(readColumns.mock.lastCall).toEqual([null]), patiently);
  await database.delete();
});
