import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import { videosLookup, videosOfFood } from './video-queries.ts';

const pho = 'pho' as FoodId;
const video = (id: string, food: string, views: number, day = 1) => ({
  id,
  food,
  user: 'maker',
  title: id,
  views,
  created: `2026-01-0${day} 00:00:00.000Z`,
});
let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

it('gives the videos of one food, most viewed first, newer before older (spec 1 §9)', async () => {
  await replica.database
    .rows('videos')
    .bulkPut([
      video('few', 'pho', 3),
      video('many', 'pho', 90),
      video('elsewhere', 'ramen', 99),
      video('fewNewer', 'pho', 3, 2),
      { id: 'broken', food: 'pho', user: '' },
    ]);
  expect((await videosOfFood(replica, pho)).map(({ id }) => id)).toEqual(['many', 'fewNewer', 'few']);
});

describe('videosLookup', () => {
  it('does not say that there are none when it could not ask', async () => {
    await reportSync(replica, { connection: 'offline' });
    expect(await videosLookup(replica, pho)).toEqual({ kind: 'not-on-device' });
  });

  it('says that there are none when the server said so, and shows those that are here, offline too', async () => {
    await reportSync(replica, { connection: 'offline' });
    await replica.database.cursors.put({ audience: topicOfFood(pho), seq: 4, pulledAt: 1, usedAt: 1 });
    expect(await videosLookup(replica, pho)).toEqual({ kind: 'here', videos: [], isComplete: true });
    await replica.database.cursors.clear();
    await replica.database.rows('videos').put(video('kept', 'pho', 1));
    expect(await videosLookup(replica, pho)).toMatchObject({ kind: 'here', videos: [{ id: 'kept' }] });
  });
});
