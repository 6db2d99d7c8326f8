import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { encodeFood } from '#domain/contribution/encode-food.ts';
import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { submissionProblems } from '#domain/contribution/submission-problems.ts';
import { draftById, drafts, saveDraft } from './drafts.ts';
import { openReplica } from '#replica/open-replica.ts';

/** As a version wrote it that knew nothing of a food's course. */
function ofEarlierVersion(name: string): FoodSubmission {
  const { course: _course, ...fields } = { ...emptySubmission(), name };
  return fields as FoodSubmission;
}

it('[S9] a draft of an earlier version opens, and what it does not know is not stated', async () => {
  const replica = openReplica({ name: crypto.randomUUID() });
  const id = 'draft1' as DraftId;
  await saveDraft(replica, {
    id,
    edits: null,
    before: ofEarlierVersion('Rawon'),
    submission: ofEarlierVersion('Rawon soup'),
    photo: null,
  });
  const [listed] = await drafts(replica);
  for (const draft of [await draftById(replica, id), listed]) {
    expect(draft).toMatchObject({
      submission: { name: 'Rawon soup', course: '' },
      before: { name: 'Rawon', course: '' },
    });
    expect(submissionProblems(draft?.submission ?? emptySubmission(), { hasPhoto: true })).toEqual([]);
    expect(encodeFood(draft?.submission ?? emptySubmission()).course).toBeNull();
  }
  await replica.database.delete();
});
