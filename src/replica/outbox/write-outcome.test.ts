import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { writeOutcome } from './write-outcome.ts';

let replica: TestReplica;
beforeEach(() => {
  replica = aReplica();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await replica.database.delete();
});

const aCursor = { audience: topicOfFood('soup'), seq: 0, pulledAt: 0, usedAt: 0 };
const full = () => new DOMException('full', 'QuotaExceededError');
const isPictureHere = async (storage: CacheStorage) => (await (await storage.open('food-pictures')).keys()).length > 0;

describe('a write that finds no room', () => {
  it('[S1] goes through once what was only looked at has left', async () => {
    const storage = fakeCacheStorage();
    vi.stubGlobal('caches', storage);
    await (
      await storage.open('food-pictures')
    ).put('/api/files/foods/soup/soup.png', new Response(new ArrayBuffer(50)));
    await openTopic(replica, topicOfFood('soup'));
    const outcome = await writeOutcome(replica, async () => {
      if (await isPictureHere(storage)) throw full();
      return { kind: 'saved' };
    });
    expect(outcome).toEqual({ kind: 'saved' });
    expect(await replica.database.cursors.count()).toBe(0);
  });

  it('is told when there is nothing that could go', async () => {
    let tries = 0;
    const outcome = await writeOutcome(replica, async () => {
      tries += 1;
      throw full();
    });
    expect([outcome, tries]).toEqual([{ kind: 'storage-full' }, 2]);
  });

  it('finds the reason inside of the error in which Dexie wraps it', async () => {
    const wrapped = Object.assign(new Error('AbortError'), { inner: full() });
    expect(await writeOutcome(replica, () => Promise.reject(wrapped))).toEqual({ kind: 'storage-full' });
  });

  it('finds it among the errors of a bulk’s rows', async () => {
    const { cursors } = replica.database;
    fillDevice(replica, ['cursors']);
    expect(
      await writeOutcome(replica, () => cursors.bulkPut([aCursor]).then(() => ({ kind: 'saved' as const }))),
    ).toEqual({ kind: 'storage-full' });
  });
});
