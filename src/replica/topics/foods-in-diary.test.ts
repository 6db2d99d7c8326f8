import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { topicOfFood } from '#replica/database/audiences.ts';
import { aReplica, member, signInAs } from '#tests/support/a-replica.ts';
import { foodsInDiary } from './foods-in-diary.ts';
import { topicReasons } from './topic-reasons.ts';

it('names each food of the catalogue once, and none for what the catalogue has not', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  const row = (id: string, food: string) => ({ id, user: member, food, food_name: 'Soup', day: '' });
  await replica.database
    .rows('diary_entries')
    .bulkPut([row('e1', 'ramen0000000001'), row('e2', ''), row('e3', 'ramen0000000001'), row('e4', 'pho000000000001')]);
  expect([...(await foodsInDiary(replica.database))]).toEqual(['pho000000000001', 'ramen0000000001']);
  const reasonOf = await topicReasons(replica);
  expect(['ramen0000000001', ''].map((food) => reasonOf(topicOfFood(food)))).toEqual(['saved', 'visited']);
});
