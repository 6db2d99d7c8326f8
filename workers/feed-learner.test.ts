import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FoodIndex } from '#ranking/food-index.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { aReplica, feed, member, signInAs } from '#tests/support/a-replica.ts';
import { patiently } from '#tests/support/patiently.ts';
import { feedLearner } from './feed-learner.ts';

const rated = 'food00000000001' as FoodId;
const other = 'food00000000002' as FoodId;

it('hears what members rated like a food that the member rated when its row comes, and nothing else is written (R33)', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  const row = { id: rated, name: 'Pad Thai', created: '2026-01-01 10:00:00.000Z' };
  await feed(replica, { audience: '*', seq: 5, collection: 'foods', rows: { [rated]: row } });
  await submitReview(replica, { foodId: rated, rating: 5, text: '' });
  const onOwnTastes = vi.fn<FoodIndex['onOwnTastes']>();
  const alike = () => onOwnTastes.mock.lastCall?.[1]?.alike;
  await feedLearner(replica, { onOwnTastes } as unknown as FoodIndex);
  expect(alike()?.size).toBe(0);
  await feed(replica, {
    audience: '*',
    seq: 6,
    collection: 'foods',
    rows: { [rated]: { ...row, rated_alike: [[other, 0.8, 1]] } },
  });
  await vi.waitFor(() => expect(alike()?.has(rated)).toBe(true), patiently);
  await replica.database.delete();
});
