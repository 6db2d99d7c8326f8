import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { openReplica } from '#replica/open-replica.ts';
import { ownAchievements } from './own-achievements.ts';
import type { Replica } from '#replica/database/replica.ts';

let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

it('counts the own foods, followers and received reviews, and takes the server’s word for what is unlocked (spec 2 §9, R4)', async () => {
  expect(await ownAchievements(replica)).toBeNull();
  await signInAs(replica, 'ana' as MemberId);
  const dish = (id: string, more: object) => ({
    id,
    name: id,
    uploaded_by: 'ana',
    created: '2026-01-01 00:00:00.000Z',
    ...more,
  });
  await replica.database
    .rows('foods')
    .bulkPut([
      dish('rated', { origin: 'Thai', rating: 4.1, review_count: 7 }),
      dish('four', { origin: 'Thai', rating: 4, review_count: 2 }),
      dish('unrated', { origin: 'Greek', rating: 0, review_count: 0 }),
      dish('nowhere', { origin: '' }),
      { id: 'other', name: 'other', uploaded_by: 'bo', origin: 'Peruvian', rating: 5, review_count: 40 },
    ]);
  await replica.database.rows('member_stats').put({ id: 'ana', followers: 3 });
  await replica.database.rows('achievements').bulkPut([
    { id: 'one', user: 'ana', key: 'first_taste' },
    { id: 'two', user: 'bo', key: 'food_explorer' },
  ]);
  const own = await ownAchievements(replica);
  expect(own?.map(({ id, unlocked, progress }) => [id, unlocked, progress])).toEqual([
    ['first_taste', true, 1],
    ['food_explorer', false, 4],
    ['cultural_ambassador', false, 2],
    ['quality_curator', false, 1],
    ['community_builder', false, 3],
    ['review_magnet', false, 9],
  ]);
});
