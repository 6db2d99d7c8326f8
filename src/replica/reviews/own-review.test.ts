import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { signInAs } from '#tests/support/a-replica.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { openReplica } from '#replica/open-replica.ts';
import { ownReview } from './own-review.ts';
import type { Replica } from '#replica/database/replica.ts';
import { submitReview, withdrawReview } from './review-commands.ts';

const ramen = 'ramen' as FoodId;
let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

function signIn(member: string): Promise<void> {
  return signInAs(replica, member as MemberId);
}

async function refuseLast(): Promise<void> {
  const entry = await replica.database.outbox.orderBy('order').last();
  const rejection = { reason: 'gone', message: 'The food is gone.', fields: {}, at: 1 } as const;
  await replica.database.outbox.update(entry?.order ?? 0, { state: 'parked', rejection });
}

describe("the reader's own review (R16)", () => {
  it('is nothing for a visitor, and empty for a member who said nothing', async () => {
    expect(await ownReview(replica, ramen)).toBeNull();
    await signIn('ana');
    expect(await ownReview(replica, ramen)).toMatchObject({
      member: 'ana',
      review: null,
      isUnsent: false,
      refused: null,
    });
  });

  it('waits to be sent from the moment it is saved', async () => {
    await signIn('ana');
    await submitReview(replica, { foodId: ramen, rating: 4, text: 'Deep' });
    expect(await ownReview(replica, ramen)).toMatchObject({
      review: { rating: 4, text: 'Deep' },
      isUnsent: true,
      refused: null,
    });
  });

  it('tells how it tasted: what is not said is left out, and a review that says no more of it has none (R32, R42)', async () => {
    await signIn('ana');
    const tasting = {
      levels: { sweet: 0, sour: 2.5 },
      words: [{ part: 'textures', word: 'creamy', agrees: false }],
    } as const;
    await submitReview(replica, { foodId: ramen, rating: 4, text: '', tasting });
    expect(await replica.database.outbox.toArray()).toMatchObject([{ columns: { rating: 4, tasting } }]);
    expect((await ownReview(replica, ramen))?.review?.tasting).toEqual(tasting);
    await submitReview(replica, { foodId: ramen, rating: 3, text: '' });
    expect((await ownReview(replica, ramen))?.review).toMatchObject({ rating: 3, tasting });
    await submitReview(replica, { foodId: ramen, rating: 3, text: '', tasting: { levels: {}, words: [] } });
    expect((await ownReview(replica, ramen))?.review?.tasting).toBeNull();
    expect(await replica.database.outbox.toArray()).toMatchObject([{ kind: 'create', columns: { tasting: null } }]);
  });

  it('[S6] shows the change that the server refused, with its reason', async () => {
    await signIn('ana');
    await submitReview(replica, { foodId: ramen, rating: 4, text: 'Deep' });
    await refuseLast();
    const own = await ownReview(replica, ramen);
    expect(own).toMatchObject({
      isUnsent: false,
      refused: { kind: 'create', rejection: { message: 'The food is gone.' } },
    });
  });

  it('is gone once it is deleted unsent', async () => {
    await signIn('ana');
    await submitReview(replica, { foodId: ramen, rating: 4, text: '' });
    const id = (await ownReview(replica, ramen))?.id;
    if (id !== undefined) await withdrawReview(replica, id);
    expect(await ownReview(replica, ramen)).toMatchObject({ review: null, isUnsent: false });
  });

  it('[S5] is nobody else’s: the next member on the device sees none of it', async () => {
    await signIn('ana');
    await submitReview(replica, { foodId: ramen, rating: 4, text: 'Deep' });
    await endSession(replica);
    await signIn('bo');
    expect(await ownReview(replica, ramen)).toMatchObject({
      member: 'bo',
      review: null,
      isUnsent: false,
      refused: null,
    });
  });
});
