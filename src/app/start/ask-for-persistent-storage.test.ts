import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId, MemberId } from '#domain/values/ids/ids.ts';
import { saveDraft } from '#replica/unsent-work/drafts.ts';
import { openReplica } from '#replica/open-replica.ts';
import { patiently } from '#tests/support/patiently.ts';
import { askForPersistentStorage } from './ask-for-persistent-storage.ts';

describe('askForPersistentStorage', () => {
  it('asks once, when the first draft is made, and not before', async () => {
    const replica = openReplica({ name: 'persistent-storage' });
    const persist = vi.fn(() => Promise.resolve(true));
    askForPersistentStorage(replica, { persist });
    await signInAs(replica, 'member000000001' as MemberId);
    expect(persist).not.toHaveBeenCalled();
    const draft = { id: 'draft0000000001' as DraftId, edits: null, submission: emptySubmission(), photo: null };
    expect(await saveDraft(replica, draft)).toEqual({ kind: 'saved' });
    await vi.waitFor(() => expect(persist).toHaveBeenCalled(), patiently);
    await saveDraft(replica, draft);
    await replica.database.drafts.count();
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
