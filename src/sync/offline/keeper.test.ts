import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicePictures } from '#replica/storage/device-pictures.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { patiently } from '#tests/support/patiently.ts';
import { type Keeper, startKeeper } from './keeper.ts';

let replica: TestReplica;
let keeper: Keeper;
/** How often the keeper looked at the clock, as each of its rounds does. */
let looks: number;

beforeEach(() => {
  replica = aReplica();
  looks = 0;
  const counting = { ...replica, clock: () => ((looks += 1), replica.clock()) };
  keeper = startKeeper({
    replica: counting,
    pictures: devicePictures(fakeCacheStorage()),
    fetchPicture: () => Promise.reject(new Error('nothing is kept here')),
    storageUse: () => Promise.resolve(null),
  });
});
afterEach(() => {
  keeper.stop();
  return replica.database.delete();
});

describe('keeping what was chosen', () => {
  it('comes to rest where nothing is kept: its own round is no reason for the next', async () => {
    await vi.waitFor(() => expect(looks).toBeGreaterThan(0), patiently);
    await otherWrites();
    const after = looks;
    await otherWrites();
    expect(looks).toBe(after);
  });
});

/** Takes as long as many rounds would. */
async function otherWrites(): Promise<void> {
  for (let write = 0; write < 100; write += 1) await replica.database.keyed.put({ key: 'other', value: write });
}
