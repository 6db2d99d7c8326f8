import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { openReplica } from '#replica/open-replica.ts';
import { ownReview } from '#replica/reviews/own-review.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useToastStore } from '#ui/feedback/toast.ts';
import { deleteReview } from './delete-review.ts';
import { submitOpinion } from './submit-opinion.ts';

const foodId = 'ramen' as FoodId;
let replica: Replica;

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  replica = openReplica({ name: crypto.randomUUID() });
  await signInAs(replica, 'ana' as MemberId);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await replica.database.delete();
});

function said(): string {
  const { shown } = useToastStore.getState();
  return `${shown?.title ?? ''} - ${shown?.description ?? ''}`;
}

/** The world in which the device has no room. */
function fillDevice(): void {
  replica.database.outbox.hook('creating', () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

describe('submitting a review says, to the letter (spec 1 §5, §8)', () => {
  it("'Review Submitted - Thank you for sharing your experience!' and saves it trimmed", async () => {
    expect(await submitOpinion(replica, { foodId, rating: 4, text: '  Deep \n', tasting: null, isEdit: false })).toBe(
      true,
    );
    expect(said()).toBe('Review Submitted - Thank you for sharing your experience!');
    expect((await ownReview(replica, foodId))?.review).toMatchObject({ rating: 4, text: 'Deep' });
  });

  it('and offline that it waits on this device', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await submitOpinion(replica, { foodId, rating: 4, text: 'Deep', tasting: null, isEdit: false });
    expect(said()).toBe(
      'Review Submitted - Thank you for sharing your experience! So far on this device alone: it goes out as soon as there is a connection.',
    );
  });

  it("'Rating Required - Please select a rating before submitting.'", async () => {
    expect(await submitOpinion(replica, { foodId, rating: 0, text: 'Deep', tasting: null, isEdit: false })).toBe(false);
    expect(said()).toBe('Rating Required - Please select a rating before submitting.');
    expect((await ownReview(replica, foodId))?.review).toBeNull();
  });

  it("'Error - Food ID not found.'", async () => {
    expect(
      await submitOpinion(replica, { foodId: '' as FoodId, rating: 4, text: '', tasting: null, isEdit: false }),
    ).toBe(false);
    expect(said()).toBe('Error - Food ID not found.');
  });

  it("'Authentication Required - Please sign in to leave a review.' when the session ended meanwhile", async () => {
    await replica.database.keyed.delete('session');
    expect(await submitOpinion(replica, { foodId, rating: 4, text: '', tasting: null, isEdit: false })).toBe(false);
    expect(said()).toBe('Authentication Required - Please sign in to leave a review.');
  });

  it('refuses more than 500 characters, and takes 500 emoji', async () => {
    expect(
      await submitOpinion(replica, { foodId, rating: 4, text: 'x'.repeat(501), tasting: null, isEdit: false }),
    ).toBe(false);
    expect(
      await submitOpinion(replica, { foodId, rating: 4, text: '🍜'.repeat(500), tasting: null, isEdit: false }),
    ).toBe(true);
  });

  it('[S1] tells of a full device, and nothing is half-written', async () => {
    fillDevice();
    expect(await submitOpinion(replica, { foodId, rating: 4, text: 'Deep', tasting: null, isEdit: false })).toBe(false);
    expect(said()).toBe(
      'This device is full - Your change was not saved. Free some space and try again; what you typed is still here.',
    );
    expect(await ownReview(replica, foodId)).toMatchObject({ review: null, isUnsent: false });
  });
});

describe('deleting a review says, to the letter (spec 1 §8)', () => {
  it("'Review deleted - Your review has been successfully deleted.'", async () => {
    await submitOpinion(replica, { foodId, rating: 4, text: '', tasting: null, isEdit: false });
    const own = await ownReview(replica, foodId);
    if (own !== null) await deleteReview(replica, own.id);
    expect(said()).toBe('Review deleted - Your review has been successfully deleted.');
    expect((await ownReview(replica, foodId))?.review).toBeNull();
  });

  it("'Delete failed - There was an error deleting the review. Please try again.'", async () => {
    await submitOpinion(replica, { foodId, rating: 4, text: '', tasting: null, isEdit: false });
    const own = await ownReview(replica, foodId);
    await replica.database.keyed.delete('session');
    if (own !== null) await deleteReview(replica, own.id);
    expect(said()).toBe('Delete failed - There was an error deleting the review. Please try again.');
  });
});
