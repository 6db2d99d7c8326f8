import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { openReplica } from '#replica/open-replica.ts';
import { topicOfFood } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { submitReview } from './review-commands.ts';
import { reviewsLookup } from './reviews-lookup.ts';
import { reportSync } from '#replica/feed/sync-status.ts';

const ramen = 'ramen' as FoodId;
let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

const review = (id: string, created: string) => ({
  id,
  food: ramen,
  user: `author_${id}`,
  rating: 5,
  review_text: '',
  created,
  updated: created,
});

describe('the reviews of a food', () => {
  it('are being fetched until the server has answered, and then there may be none', async () => {
    expect(await reviewsLookup(replica, ramen)).toEqual({ kind: 'fetching' });
    await replica.database.cursors.put({ audience: topicOfFood(ramen), seq: 7, pulledAt: 1, usedAt: 1 });
    expect(await reviewsLookup(replica, ramen)).toEqual({ kind: 'here', reviews: [] });
  });

  it('are not on the device when they were never fetched and the server is out of reach', async () => {
    await reportSync(replica, { connection: 'offline' });
    expect(await reviewsLookup(replica, ramen)).toEqual({ kind: 'not-on-device' });
  });

  it('are those that are here, newest first, offline too (spec 1 §2)', async () => {
    await replica.database
      .rows('reviews')
      .bulkPut([review('old', '2026-01-01 10:00:00.000Z'), review('new', '2026-03-01 10:00:00.000Z')]);
    await reportSync(replica, { connection: 'offline' });
    const lookup = await reviewsLookup(replica, ramen);
    expect(lookup.kind === 'here' && lookup.reviews.map((one) => one.review.id)).toEqual(['new', 'old']);
  });

  it("begin with the reader's own, before anything was fetched", async () => {
    await signInAs(replica, 'ana' as MemberId);
    await submitReview(replica, { foodId: ramen, rating: 3, text: 'Salty' });
    expect(await reviewsLookup(replica, ramen)).toMatchObject({
      kind: 'here',
      reviews: [{ review: { text: 'Salty' } }],
    });
  });

  it('are known to be none for a food that was never sent', async () => {
    const entry = {
      member: 'ana' as MemberId,
      collection: 'foods',
      record: ramen,
      kind: 'create',
      columns: {},
      alreadyThere: false,
      files: {},
    } as const;
    await replica.database.outbox.add({
      ...entry,
      id: 'm1',
      after: [],
      about: '',
      state: 'waiting',
      attempts: 0,
      createdAt: 1,
      notBefore: 0,
      rejection: null,
    });
    await reportSync(replica, { connection: 'offline' });
    expect(await reviewsLookup(replica, ramen)).toEqual({ kind: 'here', reviews: [] });
  });
});
