import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { drafts } from '#replica/unsent-work/drafts.ts';
import { exportUnsentChanges } from '#replica/unsent-work/export-unsent-changes.ts';
import { deleteFood } from '#replica/foods/food-commands.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { likeFood } from '#replica/foods/likes.ts';
import { reopenAsDraft } from '#replica/unsent-work/reopen-as-draft.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { parkMutation } from '#replica/outbox/settle-mutation.ts';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { must } from '#prelude/must.ts';
import { aReplica, contribute, feed, member, signInAs } from '#tests/support/a-replica.ts';
import { claimOne, describeFood, noneInFlight } from './replica-steps.ts';

const refusal = { reason: 'invalid', message: 'Refused.', fields: { name: 'Too long.' }, at: 0 } as const;

/** A food of the member's, here already, whose edit waits to be sent, and a review of it after that. */
async function anEditedAndReviewedFood() {
  const replica = aReplica();
  await signInAs(replica, member);
  const suya = 'food00000000001' as FoodId;
  const row = { id: suya, name: 'Suya', description: 'Old.', uploaded_by: member };
  await feed(replica, { audience: '*', seq: 5, collection: 'foods', rows: { [suya]: row } });
  await describeFood(replica, suya, 'New.');
  await submitReview(replica, { foodId: suya, rating: 5, text: 'Hot!' });
  return { replica, suya };
}

describe('the outbox', () => {
  it('[S13] folds edits of an unsent record into its creation', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const id = await contribute(replica, 'Suya');
    expect(await describeFood(replica, id, 'Smoky skewers.')).toEqual({ kind: 'saved' });
    const changes = await unsentChanges(replica);
    expect(changes).toMatchObject([
      { kind: 'create', record: id, columns: { name: 'Suya', description: 'Smoky skewers.' } },
    ]);
  });

  it('[S2] [S13] never folds into a change that may have had its effect', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const id = await contribute(replica, 'Suya');
    await claimOne(replica);
    await describeFood(replica, id, 'Smoky skewers.');
    expect((await unsentChanges(replica)).map(({ kind }) => kind)).toEqual(['create', 'update']);
  });

  it('[S13] sends what refers to a record only after it, and independent changes at once', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const suya = await contribute(replica, 'Suya');
    await submitReview(replica, { foodId: suya, rating: 5, text: '' });
    await contribute(replica, 'Jollof');
    const claimed = await claimMutations(replica, { member, inFlight: noneInFlight, most: 9 });
    expect(claimed.map(({ about, collection }) => `${collection} ${about}`)).toEqual(['foods Suya', 'foods Jollof']);
  });

  it('[S13] forgets all of a record that is deleted before it was ever sent', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const suya = await contribute(replica, 'Suya');
    await submitReview(replica, { foodId: suya, rating: 5, text: '' });
    await deleteFood(replica, suya);
    expect(await unsentChanges(replica)).toEqual([]);
    expect(await replica.database.photos.count()).toBe(0);
    expect(await replica.database.rows('reviews').count()).toBe(0);
    expect(await replica.database.shadows.count()).toBe(0);
  });

  it('[S6] a refused change is undone on screen, blocks only what depends on it, and can be exported, retried and discarded', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const suya = await contribute(replica, 'Suya');
    await submitReview(replica, { foodId: suya, rating: 5, text: 'Hot!' });
    await contribute(replica, 'Jollof');
    await parkMutation(replica, await claimOne(replica), refusal);
    expect(await foodLookup(replica, suya)).toEqual({ kind: 'fetching' });
    expect(
      (await claimMutations(replica, { member, inFlight: noneInFlight, most: 9 })).map(({ about }) => about),
    ).toEqual(['Jollof']);
    const exported: { changes: { files: unknown }[] } = JSON.parse(await (await exportUnsentChanges(replica)).text());
    expect(exported.changes).toHaveLength(3);
    expect(exported.changes[0]).toMatchObject({
      state: 'parked',
      columns: { name: 'Suya' },
      rejection: { fields: { name: 'Too long.' } },
    });
    expect(exported.changes[0]?.files).toEqual({ image: 'data:image/png;base64,AAAAAAAAAAA=' });
    const [parked] = await unsentChanges(replica);
    await retryChange(replica, must(parked, 'the parked change'));
    expect((await foodLookup(replica, suya)).kind).toBe('here');
    await parkMutation(replica, await claimOne(replica), refusal);
    expect(await discardChange(replica, must(parked, 'the parked change'))).toMatchObject({ kind: 'discarded' });
    expect((await unsentChanges(replica)).map(({ about }) => about)).toEqual(['Jollof']);
  });

  it('[S6] [S15] what belongs to a deleted food is parked with it and says why, and goes out again with it', async () => {
    const { replica, suya } = await anEditedAndReviewedFood();
    await likeFood(replica, { foodId: suya, isLiked: true });
    await parkMutation(replica, await claimOne(replica), {
      reason: 'gone',
      message: 'It was deleted.',
      fields: {},
      at: 0,
    });
    expect(
      (await unsentChanges(replica)).map(({ collection, state, rejection }) => [
        collection,
        state,
        rejection?.reason,
        rejection?.message,
      ]),
    ).toEqual([
      ['foods', 'parked', 'gone', 'It was deleted.'],
      ['reviews', 'parked', 'gone', '“Suya” was deleted before this arrived.'],
      ['food_likes', 'parked', 'gone', '“Suya” was deleted before this arrived.'],
    ]);
    expect(await replica.database.rows('reviews').count()).toBe(0);
    const exported: { changes: unknown[] } = JSON.parse(await (await exportUnsentChanges(replica)).text());
    expect(exported.changes[1]).toMatchObject({
      collection: 'reviews',
      columns: { review_text: 'Hot!' },
      rejection: { reason: 'gone' },
    });

    await retryChange(replica, must((await unsentChanges(replica))[0], 'the edit'));
    expect((await unsentChanges(replica)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await replica.database.rows('reviews').count()).toBe(1);
  });

  it('[S6] a refused edit of a food that is there holds up no review of it', async () => {
    const { replica } = await anEditedAndReviewedFood();
    await parkMutation(replica, await claimOne(replica), refusal);
    expect(
      (await claimMutations(replica, { member, inFlight: noneInFlight, most: 9 })).map(({ collection }) => collection),
    ).toEqual(['reviews']);
  });

  it('[S6] a refused contribution becomes a draft again, photo and all', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    await contribute(replica, 'Suya');
    await parkMutation(replica, await claimOne(replica), refusal);
    const [parked] = await unsentChanges(replica);
    const draftId = await reopenAsDraft(replica, must(parked, 'the parked change'));
    expect(await drafts(replica)).toMatchObject([
      { id: draftId, submission: { name: 'Suya' }, photo: { type: 'image/png' } },
    ]);
    expect(await unsentChanges(replica)).toEqual([]);
  });
});
