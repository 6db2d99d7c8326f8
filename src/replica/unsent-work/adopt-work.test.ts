import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { DraftId, FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { likeIdFor } from '#domain/foods/like-id-for.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { must } from '#prelude/must.ts';
import { aReplica, contribute, feed, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { adoptWork } from './adopt-work.ts';
import { asleepWork } from './asleep-work.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { drafts, saveDraft } from './drafts.ts';
import { exportUnsentChanges } from './export-unsent-changes.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { keepInsights } from '#replica/taste/insights.ts';
import { likeFood } from '#replica/foods/likes.ts';
import { messageDraft, saveMessageDraft } from '#replica/messages/message-drafts.ts';
import { sendMessage } from '#replica/messages/message-commands.ts';
import type { Replica } from '#replica/database/replica.ts';
import { submitReview } from '#replica/reviews/review-commands.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';
import { storeFeedPage } from '#replica/feed/store-feed-page.ts';
import { syncStatus } from '#replica/feed/sync-status.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';

const anew = 'anewmember00001' as MemberId;
const penpal = 'penpal000000001' as MemberId;
/** The same person, joined again after the server's data was lost. */
const joinAnew = (replica: Replica) =>
  beginSession(replica, {
    memberId: anew,
    email: `${member}@example.org`,
    emailVerified: true,
    token: 'new token',
    expired: false,
  });

async function leaveWork(replica: Replica): Promise<FoodId> {
  await signInAs(replica, member);
  const food = await contribute(replica, 'Suya');
  await submitReview(replica, { foodId: food, rating: 5, text: 'Hot!' });
  await sendMessage(replica, { to: penpal, text: 'Hello' });
  await saveMessageDraft(replica, { conversation: conversationIdFor(member, penpal), text: 'And' });
  await saveDraft(replica, {
    id: 'draft0000000001' as DraftId,
    edits: null,
    submission: { ...emptySubmission(), name: 'Jollof' },
    photo: null,
  });
  return food;
}

describe('work of an earlier account of the same address', () => {
  it('[S21] becomes the new account’s whole: owners, derived ids, references and drafts', async () => {
    const replica = aReplica();
    const food = await leaveWork(replica);
    await joinAnew(replica);
    expect(await unsentChanges(replica)).toEqual([]);
    expect(await asleepWork(replica)).toMatchObject([{ member, isOwn: true, drafts: 2 }]);
    expect(await adoptWork(replica, member)).toBe('adopted');

    const conversation = conversationIdFor(anew, penpal);
    expect(await unsentChanges(replica)).toMatchObject([
      { collection: 'foods', record: food, member: anew, columns: { uploaded_by: anew } },
      { collection: 'reviews', record: reviewIdFor(food, anew), columns: { user: anew, food }, after: [food] },
      { collection: 'conversations', record: conversation, columns: { participant_1: [anew, penpal].toSorted()[0] } },
      { collection: 'messages', columns: { conversation, sender: anew }, after: [conversation], lane: conversation },
    ]);
    expect((await drafts(replica)).map(({ submission }) => submission.name)).toEqual(['Jollof']);
    expect(await messageDraft(replica, conversation)).toBe('And');
    expect((await foodLookup(replica, food)).kind).toBe('here');
    expect(await exportUnsentChanges(replica).then((file) => file.text())).not.toContain(member);
    expect(await asleepWork(replica)).toEqual([]);
    expect(await syncStatus(replica)).toMatchObject({ pending: 4, asleep: 0 });
  });

  it('[S21] [S24] has insights under ids that the server takes from the new account, whatever language found them', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const insight = { type: 'discovery', title: 'Grenzgänger', description: 'Deine Speisen …' } as const;
    const finding = 'Your foods come from several cuisines.';
    const idOf = (user: string) => idOfRow('personalized_insights', { user, insight_type: insight.type, finding });
    await keepInsights(replica, [{ ...insight, finding, id: idOf(member) }]);
    await joinAnew(replica);
    await adoptWork(replica, member);
    expect(await unsentChanges(replica)).toMatchObject([{ record: idOf(anew), columns: { user: anew } }]);
  });

  it('[S2] [S21] is taken over once, and under mutation ids of its own', async () => {
    const replica = aReplica();
    await leaveWork(replica);
    const before = (await unsentChanges(replica)).map(({ id }) => id);
    await joinAnew(replica);
    await Promise.all([adoptWork(replica, member), adoptWork(replica, member)]);
    const after = (await unsentChanges(replica)).map(({ id }) => id);
    expect(after).toHaveLength(4);
    expect(new Set([...before, ...after]).size).toBe(8);
  });

  it('[S5] is never another address’s', async () => {
    const replica = aReplica();
    await leaveWork(replica);
    await signInAs(replica, otherMember);
    expect(await adoptWork(replica, member)).toBe('not-yours');
    expect(await unsentChanges(replica)).toEqual([]);
    await signInAs(replica, member);
    expect(await unsentChanges(replica)).toHaveLength(4);
  });

  it('[S22] brings back what the server had accepted where its history was lost, and nothing of an account that was only deleted', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    await feed(replica, { audience: EVERYONE, seq: 5, collection: 'foods', rows: {} });
    const food = await contribute(replica, 'Suya');
    const [entry] = await claimMutations(replica, { member, inFlight: new Set(), most: 1 });
    await acknowledgeMutation(replica, must(entry, 'an entry'), {
      row: { id: food, name: 'Suya', image: 'suya_1.png' },
      seq: 6,
      epoch: 'epoch',
      at: replica.now,
    });
    replica.now += 1_000;
    await joinAnew(replica);
    expect(await asleepWork(replica)).toEqual([]);

    const page = { epoch: 'another', reset: true, cursors: {}, denied: [], more: false, entries: [], rows: {} };
    expect(await storeFeedPage(replica, { asked: { [EVERYONE]: 5 }, askedEpoch: 'epoch', page })).toBe('reset');
    expect(await asleepWork(replica)).toMatchObject([{ member, isOwn: true, lost: 1, changes: [] }]);
    await adoptWork(replica, member);
    expect(await unsentChanges(replica)).toMatchObject([
      { kind: 'create', record: food, member: anew, columns: { name: 'Suya', uploaded_by: anew } },
    ]);
    expect(await replica.database.photos.toArray()).toMatchObject([{ record: food, column: 'image', sentAs: '' }]);
    expect(await replica.database.acknowledged.count()).toBe(0);
  });

  it('[S13] keeps the order of what goes out: a like after the food that it is of', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const food = await contribute(replica, 'Suya');
    await likeFood(replica, { foodId: food, isLiked: true });
    await joinAnew(replica);
    await adoptWork(replica, member);
    expect(
      (await claimMutations(replica, { member: anew, inFlight: new Set(), most: 9 })).map(
        ({ collection }) => collection,
      ),
    ).toEqual(['foods']);
    expect((await unsentChanges(replica)).at(-1)).toMatchObject({
      collection: 'food_likes',
      record: likeIdFor(food, anew),
      after: [food],
    });
  });
});
