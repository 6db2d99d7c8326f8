import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { emptySubmission } from '#domain/contribution/food-submission.ts';
import type { ConversationId, DraftId } from '#domain/values/ids/ids.ts';
import { aReplica, contribute, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { asleepWork } from './asleep-work.ts';
import { beginSession, endSession } from '#replica/session-commands/begin-session.ts';
import { saveDraft } from './drafts.ts';
import { exportWorkOf } from './export-unsent-changes.ts';
import { saveMessageDraft } from '#replica/messages/message-drafts.ts';
import { putRevokedSessionAway, revokedSession } from '#replica/session-commands/revoked-session.ts';
import { revokeSession } from '#replica/session-commands/revoke-session.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { reportSync, syncStatus } from '#replica/feed/sync-status.ts';
import { must } from '#prelude/must.ts';

/** A change, a food draft and a message draft of `member`, in this order. */
async function leaveWork(replica: Replica) {
  await signInAs(replica, member);
  await contribute(replica, 'Suya');
  await saveDraft(replica, {
    id: 'draft0000000001' as DraftId,
    edits: null,
    submission: { ...emptySubmission(), name: 'Jollof' },
    photo: null,
  });
  await saveMessageDraft(replica, { conversation: 'conversation001' as ConversationId, text: 'Hello' });
  await reportSync(replica, { connection: 'online' });
}

describe('work of somebody who is not signed in', () => {
  it('[S21] keeps the device from being called synced, for a visitor and for another member', async () => {
    const replica = aReplica();
    await leaveWork(replica);
    expect(await syncStatus(replica)).toMatchObject({ kind: 'pending', pending: 1, asleep: 0 });
    await endSession(replica);
    expect(await syncStatus(replica)).toMatchObject({ kind: 'asleep', pending: 0, asleep: 3 });
    await signInAs(replica, otherMember);
    expect(await syncStatus(replica)).toMatchObject({ kind: 'asleep', pending: 0, asleep: 3 });
    await signInAs(replica, member);
    expect(await syncStatus(replica)).toMatchObject({ kind: 'pending', pending: 1, asleep: 0 });
  });

  it('[S21] a draft alone is work, and a visitor’s own draft is nobody else’s', async () => {
    const replica = aReplica();
    await saveDraft(replica, {
      id: 'draft0000000001' as DraftId,
      edits: null,
      submission: emptySubmission(),
      photo: null,
    });
    await reportSync(replica, { connection: 'online' });
    await replica.database.cursors.put({ audience: EVERYONE, seq: 1, pulledAt: 1, usedAt: 1 });
    await reportSync(replica, { isStale: false });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'synced', asleep: 0 });
    await signInAs(replica, member);
    await endSession(replica);
    expect(await syncStatus(replica)).toMatchObject({ kind: 'asleep', asleep: 1 });
  });

  it('[S21] is listed by owner with all there is of it, and told apart from an earlier account of the same address', async () => {
    const replica = aReplica();
    await leaveWork(replica);
    await endSession(replica);
    expect(await asleepWork(replica)).toMatchObject([
      { member, email: `${member}@example.org`, isOwn: false, changes: [{ about: 'Suya' }], drafts: 2 },
    ]);
    await beginSession(replica, {
      memberId: otherMember,
      email: `${member.toUpperCase()}@example.org`,
      emailVerified: true,
      token: 'token',
      expired: false,
    });
    expect(await asleepWork(replica)).toMatchObject([{ member, isOwn: true }]);
  });

  it('[S1] [S21] can be exported with its drafts, by nobody’s sign-in', async () => {
    const replica = aReplica();
    await leaveWork(replica);
    await endSession(replica);
    const file: unknown = JSON.parse(await (await exportWorkOf(replica, [member])).text());
    expect(file).toMatchObject({
      changes: [{ columns: { name: 'Suya' }, files: { image: 'data:image/png;base64,AAAAAAAAAAA=' } }],
      drafts: [
        { kind: 'food', submission: { name: 'Jollof' } },
        { kind: 'message', text: 'Hello' },
      ],
    });
  });

  it('[S7] a sign-in that ran out needs attention although nothing waits', async () => {
    const replica = aReplica();
    await beginSession(replica, {
      memberId: member,
      email: 'a@example.org',
      emailVerified: true,
      token: 'token',
      expired: true,
    });
    await reportSync(replica, { connection: 'online' });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'attention', signInAgain: true });
  });

  it('[S21] a sign-out that others caused is said until it is put away, and what waits stays counted', async () => {
    const replica = aReplica();
    await leaveWork(replica);
    await revokeSession(replica, must(await session(replica), 'a session'));
    expect(await revokedSession(replica)).toMatchObject({ memberId: member, unsent: 1, isPutAway: false });
    await putRevokedSessionAway(replica);
    expect(await revokedSession(replica)).toMatchObject({ memberId: member, unsent: 1, isPutAway: true });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'asleep', asleep: 3 });
  });
});
