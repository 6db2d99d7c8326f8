import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { FoodId } from '#domain/ids.ts';
import { openReplica } from './open-replica.ts';
import { videosOfFood } from './video-queries.ts';

it('gives the videos of one food, most viewed first, newer before older (spec 1 §9)', async () => {
  const replica = openReplica({ name: crypto.randomUUID() });
  const video = (id: string, food: string, views: number, day = 1) => ({ id, food, user: 'maker', title: id, views, created: `2026-01-0${day} 00:00:00.000Z` });
  await replica.database.rows('videos').bulkPut([
    video('few', 'pho', 3), video('many', 'pho', 90), video('elsewhere', 'ramen', 99), video('fewNewer', 'pho', 3, 2),
    { id: 'broken', food: 'pho', user: '' },
  ]);
  expect((await videosOfFood(replica, 'pho' as FoodId)).map(({ id }) => id)).toEqual(['many', 'fewNewer', 'few']);
  await replica.database.delete();
});
