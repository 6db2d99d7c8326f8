import type { MemberId } from '#domain/values/ids/ids.ts';
import { adoptQuestion } from '#replica/unsent-work/single-drafts.ts';
import { forgetSent } from '#replica/unsent-work/forget-sent.ts';
import { leaveSession } from './leave-session.ts';
import { leaveWithoutRoom, whereItFits } from './leave-without-room.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { rememberAddress } from '#replica/session/member-addresses.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { readTopicsAnew } from '#replica/feed/read-topics-anew.ts';
import { wakeSync } from '#replica/feed/request-sync.ts';
import { REVOKED_SESSION, revokedSession } from './revoked-session.ts';
import { showAgain } from '#replica/outbox/show-again.ts';
import { session, type Session } from '#replica/session/session.ts';
import { writeOutcome } from '#replica/outbox/write-outcome.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';
import { forgetAsking } from '#replica/foods/comparison-asking.ts';
import { forgetDishes } from '#replica/foods/last-dishes.ts';
import { forgetSearches } from '#replica/foods/recent-searches.ts';
import { adoptSavedSearches, forgetSavedSearches } from '#replica/foods/saved-searches.ts';

/**
 * A member signed in on this device. Another member's private rows leave first [S5]; the unsent changes that this member left here
 * wake up; drafts, a question begun and searches saved before signing in become the member's.
 */
export function beginSession(replica: Replica, next: Session): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const previous = await session(replica);
    if (previous !== null && previous.memberId !== next.memberId) {
      await rememberAddress(database, previous);
      await leaveSession(database, previous.memberId);
    }
    await putKeyedValue(database, 'session', next);
    await rememberAddress(database, next);
    await database.keyed.delete(REVOKED_SESSION);
    const own = `u:${next.memberId}`;
    if ((await database.cursors.get(own)) === undefined) {
      await database.cursors.put({ audience: own, seq: 0, pulledAt: 0, usedAt: replica.clock() });
    }
    await wake(database, next.memberId);
    // A visitor, or a member whose sign-in had run out, read the topics with other rights [S5].
    await readTopicsAnew(replica);
    // What slept waits for no timer: nothing else tells the pushing tab that it may go out now.
    await wakeSync(replica);
    await database.drafts.filter(({ member }) => member === null).modify({ member: next.memberId });
    await adoptQuestion(replica, next.memberId);
    await adoptSavedSearches(database, next.memberId);
  });
}

/**
 * Stores the new token that this device asked for. Sync may have heard meanwhile that the old one is not valid any more, and have ended the session:
 * then the member is signed in anew.
 */
export function renewSession(
  replica: Replica,
  { memberId, token }: Pick<Session, 'memberId' | 'token'>,
): Promise<void> {
  return transactionOverRows(replica, async () => {
    const current = await session(replica);
    if (current !== null) {
      if (current.memberId === memberId)
        await putKeyedValue(replica.database, 'session', { ...current, token, expired: false });
      return;
    }
    const revoked = await revokedSession(replica);
    if (revoked?.memberId === memberId)
      await beginSession(replica, {
        memberId,
        token,
        email: revoked.email,
        emailVerified: revoked.emailVerified,
        expired: false,
      });
  });
}

/**
 * Signs out on this device: rows that only this member may read leave, other rows show the server's state again. Unsent changes
 * and drafts stay asleep until the same member signs in again; they are never sent as another [S5]. The talk with the assistant and the last searches
 * leave, and copies of what was sent where nothing is unsent [S22]. Nobody stays signed in for want of room on the device.
 */
export async function endSession(replica: Replica): Promise<void> {
  const { database } = replica;
  const leaving = await session(replica);
  const forget = async () => {
    if (leaving === null) return;
    await forgetTraces(database, leaving.memberId);
    // Of a sign-in that the server did not take any more nobody knows what the server still has.
    if (!leaving.expired) await forgetSent(database, leaving.memberId);
  };
  const outcome = await writeOutcome(replica, () =>
    transactionOverRows(replica, async () => {
      await leave(replica);
      await forget();
      return { kind: 'saved' };
    }),
  );
  if (outcome.kind === 'storage-full') {
    await leaveWithoutRoom(replica);
    await whereItFits(replica, forget);
  }
  if (outcome.kind === 'failed') throw outcome.error;
}

/** The same as a part of the transaction that is under way, which is over all rows. */
export async function leave(replica: Replica): Promise<void> {
  const current = await session(replica);
  if (current === null) return;
  await rememberAddress(replica.database, current);
  await leaveSession(replica.database, current.memberId);
  await readTopicsAnew(replica);
}

async function wake(database: ReplicaDatabase, member: MemberId): Promise<void> {
  for (const entry of await database.outbox.where('member').equals(member).sortBy('order')) {
    await showAgain(database, entry);
  }
}

/**
 * After a member signed out on purpose: deletes what was asked of the assistant here, what it recommended, whether it asks for comparisons, and the last and saved searches, so that nobody else
 * finds them [S5]. None of it waits to be sent. Call it inside a transaction over all rows.
 */
async function forgetTraces(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await database.assistantTurns.where('member').equals(member).delete();
  await forgetDishes(database, member);
  await forgetAsking(database, member);
  await forgetSearches({ database });
  await forgetSavedSearches(database, member);
}
