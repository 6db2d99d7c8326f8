import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId, FoodId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { drafts, saveDraft } from '#replica/unsent-work/drafts.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { notices } from '#replica/feed/notices.ts';
import { EVERYONE, topicOfFood } from '#replica/database/audiences.ts';
import { openTopic, TOPIC_LIMIT } from '#replica/topics/open-topic.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';
import { storeFeedPage } from '#replica/feed/store-feed-page.ts';
import { beginSnapshot, finishSnapshotPart } from '#replica/feed/store-snapshot.ts';
import { reportSync, syncStatus } from '#replica/feed/sync-status.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { reportIfStale } from '#sync/report/report-if-stale.ts';
import { aReplica, contribute, feed, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { claimOne, describeFood, noneInFlight } from './replica-steps.ts';

describe('rows on screen', () => {
  it('[S4] an older page of the feed does not bring back the state before an acknowledged write', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const row = { id: 'food00000000001', name: 'Suya', description: 'Old.', uploaded_by: member };
    await feed(replica, { audience: '*', seq: 5, collection: 'foods', rows: { [row.id]: row } });
    await describeFood(replica, row.id as FoodId, 'New.');
    await acknowledgeMutation(replica, await claimOne(replica), {
      row: { ...row, description: 'New.' },
      seq: 9,
      epoch: 'epoch',
    });
    await feed(replica, { audience: '*', seq: 7, collection: 'foods', rows: { [row.id]: row } });
    expect(await replica.database.rows('foods').get(row.id)).toMatchObject({ description: 'New.' });
    await feed(replica, {
      audience: '*',
      seq: 9,
      collection: 'foods',
      rows: { [row.id]: { ...row, description: 'New.' } },
    });
    expect(await replica.database.shadows.count()).toBe(0);
  });

  it('[S11] an answer to a question that is no longer asked changes nothing', async () => {
    const replica = aReplica();
    await feed(replica, { audience: '*', seq: 5, collection: 'foods', rows: {} });
    const page = { epoch: 'epoch', reset: false, cursors: { '*': 3 }, denied: [], more: false, entries: [], rows: {} };
    expect(await storeFeedPage(replica, { asked: { '*': 2 }, askedEpoch: 'epoch', page })).toBe('stale');
    expect(await replica.database.cursors.get('*')).toMatchObject({ seq: 5 });
  });

  it('R14 tells the contributor when the server made a name unique', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const id = await contribute(replica, 'Suya');
    await acknowledgeMutation(replica, await claimOne(replica), {
      row: { id, name: 'Suya (2)' },
      seq: 1,
      epoch: 'epoch',
    });
    expect(await notices(replica)).toMatchObject([{ kind: 'renamed', from: 'Suya', to: 'Suya (2)' }]);
  });

  it('[S17] a sent photo is shown from here until it is let go', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const id = await contribute(replica, 'Suya');
    await acknowledgeMutation(replica, await claimOne(replica), {
      row: { id, name: 'Suya', image: 'suya_x1.png' },
      seq: 1,
      epoch: 'epoch',
    });
    expect(await replica.database.photos.toArray()).toMatchObject([{ record: id, sentAs: 'suya_x1.png' }]);
  });
});

describe('members and audiences', () => {
  it('[S5] another member neither sees nor sends what the first one left, who finds it again', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const id = await contribute(replica, 'Suya');
    await endSession(replica);
    await signInAs(replica, otherMember);
    expect((await foodLookup(replica, id)).kind).toBe('fetching');
    expect(await claimMutations(replica, { member: otherMember, inFlight: noneInFlight, most: 9 })).toEqual([]);
    expect(await unsentChanges(replica)).toEqual([]);
    await signInAs(replica, member);
    expect((await foodLookup(replica, id)).kind).toBe('here');
  });

  it('[S5] signing out removes the rows that only the member may read', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const review = {
      id: reviewIdFor('food00000000001' as FoodId, member),
      food: 'food00000000001',
      user: member,
      rating: 4,
    };
    await feed(replica, {
      audience: `u:${member}`,
      seq: 4,
      collection: 'private_contacts',
      rows: { [member]: { id: member, phone: '1' } },
    });
    await feed(replica, { audience: `u:${member}`, seq: 5, collection: 'reviews', rows: { [review.id]: review } });
    await feed(replica, {
      audience: 'f:food00000000001',
      seq: 5,
      collection: 'reviews',
      rows: { [review.id]: review },
    });
    await endSession(replica);
    expect(await replica.database.rows('private_contacts').count()).toBe(0);
    expect(await replica.database.rows('reviews').count()).toBe(1);
    expect(await replica.database.cursors.get(`u:${member}`)).toBeUndefined();
  });

  it('[S18] closes the least used topic with its rows when there are too many', async () => {
    const replica = aReplica();
    for (let topic = 0; topic <= TOPIC_LIMIT; topic += 1) {
      replica.now += 1_000;
      const audience = topicOfFood(`food${topic}`);
      await openTopic(replica, audience);
      if (topic === 0)
        await feed(replica, {
          audience,
          seq: 1,
          collection: 'reviews',
          rows: { a: { id: 'a', food: 'food0', user: 'x', rating: 3 } },
        });
    }
    expect(await replica.database.cursors.count()).toBe(TOPIC_LIMIT);
    expect(await replica.database.cursors.get('f:food0')).toBeUndefined();
    expect(await replica.database.rows('reviews').count()).toBe(0);
  });

  it('takes over what a visitor drafted before signing in', async () => {
    const replica = aReplica();
    await saveDraft(replica, {
      id: 'draft0000000001' as DraftId,
      edits: null,
      submission: emptySubmission(),
      photo: null,
    });
    await signInAs(replica, member);
    expect(await drafts(replica)).toMatchObject([{ member }]);
  });
});

describe('the device', () => {
  it('[S1] a full storage refuses the write and leaves nothing half-written', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const { outbox } = replica.database;
    const full = new DOMException('full', 'QuotaExceededError');
    outbox.hook('creating', () => {
      throw full;
    });
    await expect(contribute(replica, 'Suya')).rejects.toThrow('storage-full');
    expect(await replica.database.rows('foods').count()).toBe(0);
    expect(await replica.database.photos.count()).toBe(0);
    expect(await replica.database.shadows.count()).toBe(0);
  });

  it('[S1] writes on when the browser has closed the database under it', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    replica.database.close();
    await contribute(replica, 'Suya');
    expect(await unsentChanges(replica)).toHaveLength(1);
  });

  it('[S21] is not called synced before the head of the feed is reached: what is missing, and what is long ago', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    const kind = async () => (await syncStatus(replica)).kind;
    const told = (audience: string, seq: number, more: boolean) =>
      feed(replica, { audience, seq, collection: 'foods', rows: {}, more });
    await reportSync(replica, { connection: 'online', lastRoundAt: replica.now, isStale: false });
    await told(EVERYONE, 1, false);
    // The member's own rows were never read.
    expect(await kind()).toBe('loading');
    await told(`u:${member}`, 1, false);
    expect(await kind()).toBe('synced');
    // The catalogue is here, and a thousand changes of it are not.
    await told(EVERYONE, 2, true);
    expect(await kind()).toBe('loading');
    // The last page of them was empty.
    await told(EVERYONE, 2, false);
    expect(await kind()).toBe('synced');
    await openTopic(replica, 'f:food00000000001');
    expect(await kind()).toBe('synced');
    await reportIfStale(replica, replica.now + 4 * 60_000);
    expect(await kind()).toBe('synced');
    // The device slept, or its clock was turned.
    for (const now of [replica.now + 3 * 86_400_000, replica.now - 1]) {
      await reportIfStale(replica, now);
      expect(await kind()).toBe('loading');
      await reportSync(replica, { isStale: false });
      expect(await kind()).toBe('synced');
    }
    // Nobody asks for what is of whoever has left.
    await told(`u:${member}`, 2, true);
    await endSession(replica);
    expect(await kind()).toBe('synced');
  });

  it('[S11][S21] a snapshot is whole, and older than the server', async () => {
    const replica = aReplica();
    await reportSync(replica, { connection: 'online', isStale: false });
    const manifest = { epoch: 'epoch', seq: 5, rows: 0, parts: [{ hash: 'a', rows: 0, bytes: 0 }] };
    await beginSnapshot(replica, manifest);
    await finishSnapshotPart(replica, { epoch: 'epoch', seq: 5, parts: manifest.parts, partsStored: 0 });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'loading', hasCatalogue: true });
    await feed(replica, { audience: EVERYONE, seq: 5, collection: 'foods', rows: {} });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'synced' });
  });

  it('[S7][S21] says so when a change waits although the server answers, or the catalogue is not here', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    await reportSync(replica, { connection: 'online' });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'loading' });
    await feed(replica, { audience: EVERYONE, seq: 1, collection: 'foods', rows: {} });
    await feed(replica, { audience: `u:${member}`, seq: 1, collection: 'foods', rows: {} });
    await reportSync(replica, { isStale: false });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'synced' });
    await contribute(replica, 'Suya');
    expect(await syncStatus(replica)).toMatchObject({ kind: 'pending', pending: 1 });
    await reportSync(replica, { stalled: true });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'attention', stalled: true });
    await reportSync(replica, { stalled: false, connection: 'offline' });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'offline', pending: 1 });
  });
});
