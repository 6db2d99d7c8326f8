import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftId, MemberId } from '#domain/values/ids/ids.ts';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import { must } from '#prelude/must.ts';
import { aReplica, signInAs } from '#tests/support/a-replica.ts';
import { EVERYONE, topicOfFood, topicOfMember } from '#replica/database/audiences.ts';
import { saveDraft } from '#replica/unsent-work/drafts.ts';
import { submitFood } from '#replica/foods/food-commands.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { clearVisitedPages, downloadAnew, storedRows } from './storage-use.ts';

const [ana, ben] = ['ana', 'ben'] as unknown as [MemberId, MemberId];
let replica: Replica;

/** Ana's device: a catalogue, two pages that were looked at, somebody whom she follows, a food and a draft that only this device has. */
beforeEach(async () => {
  replica = aReplica();
  const { database } = replica;
  await signInAs(replica, ana);
  await database.cursors.put({ audience: EVERYONE, seq: 9, pulledAt: 1, usedAt: 1 });
  await database.rows('foods').bulkPut([
    { id: 'soup', name: 'Soup' },
    { id: 'stew', name: 'Stew' },
  ]);
  await database.rows('user_follows').put({ id: 'f', follower: ana, following: ben, created: '2026-01-01' });
  await database.cursors.put({ audience: topicOfMember(ben), seq: 3, pulledAt: 1, usedAt: 1 });
  for (const food of ['soup', 'stew']) await openTopic(replica, topicOfFood(food));
  await database.rows('reviews').put({ id: 'r', food: 'soup', user: ben });
  await database.memberships.put({ audience: topicOfFood('soup'), collection: 'reviews', record: 'r' });
  await submitFood(replica, {
    submission: { ...emptySubmission(), name: 'Mine' },
    photo: { bytes: new ArrayBuffer(3), type: 'image/png', name: 'mine.png' },
    draft: null,
  });
  await saveDraft(replica, { id: 'd' as DraftId, edits: null, submission: emptySubmission(), photo: null });
});

describe('what is stored, and what is let go of', () => {
  it('counts what can be had again and what only this device has', async () => {
    expect(await storedRows(replica)).toEqual({ foods: 3, visitedPages: 2, unsent: 1, drafts: 1 });
  });

  it('closes the pages that were looked at, and keeps whom the member follows', async () => {
    await clearVisitedPages(replica);
    expect(await replica.database.rows('reviews').count()).toBe(0);
    expect((await replica.database.cursors.toArray()).map(({ audience }) => audience).toSorted()).toEqual(
      [EVERYONE, topicOfMember(ben), 'u:ana'].toSorted(),
    );
  });

  it('[S1] fetches everything anew without losing what is unsent, drafts or the sign-in', async () => {
    await downloadAnew(replica);
    expect(await storedRows(replica)).toMatchObject({ foods: 1, unsent: 1, drafts: 1 });
    expect(await replica.database.photos.count()).toBe(1);
    expect((await replica.database.rows('foods').toArray())[0]?.['name']).toBe('Mine');
    expect(must(await session(replica), 'a session').memberId).toBe(ana);
    expect((await replica.database.cursors.get(EVERYONE))?.seq).toBe(0);
  });
});
