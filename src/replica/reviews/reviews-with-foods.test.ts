import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { openReplica } from '#replica/open-replica.ts';
import { submitReview } from './review-commands.ts';
import { reviewsWithFoods } from './reviews-with-foods.ts';

const anna = 'anna00000000001' as MemberId;
const ramen = 'ramen0000000001' as FoodId;
const gone = 'gone00000000001' as FoodId;

it("lists a member's reviews, newest first, each with its food and whether it waits to be sent", async () => {
  const replica = openReplica({ name: crypto.randomUUID() });
  const { database } = replica;
  await putKeyedValue(database, 'session', {
    memberId: anna,
    email: '',
    emailVerified: true,
    token: '',
    expired: false,
  });
  await database.rows('foods').add({ id: ramen, name: 'Ramen' });
  await database.rows('reviews').bulkAdd([
    {
      id: reviewIdFor(gone, anna),
      food: gone,
      user: anna,
      rating: 3,
      review_text: '',
      created: '2026-01-02 10:00:00.000Z',
      updated: '2026-01-02 10:00:00.000Z',
    },
    {
      id: 'another00000001',
      food: ramen,
      user: 'ben000000000001',
      rating: 1,
      review_text: '',
      created: '2026-01-03 10:00:00.000Z',
      updated: '2026-01-03 10:00:00.000Z',
    },
  ]);
  expect(await submitReview(replica, { foodId: ramen, rating: 5, text: 'Deep and warm.' })).toMatchObject({
    kind: 'saved',
  });

  const { reviews, total } = await reviewsWithFoods(replica, anna, { most: 10 });
  expect(reviews.map(({ review, food, isUnsent }) => [review.rating, food?.name ?? null, isUnsent])).toEqual([
    [5, 'Ramen', true],
    [3, null, false],
  ]);
  expect(total).toBe(2);
  const newest = await reviewsWithFoods(replica, anna, { most: 1 });
  expect([newest.reviews.map(({ review }) => review.rating), newest.total]).toEqual([[5], 2]);
  await database.delete();
});
