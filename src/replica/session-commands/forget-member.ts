import { Dexie } from 'dexie';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { forgetAcknowledged } from '#replica/outbox/acknowledged.ts';
import { leaveSession } from './leave-session.ts';
import { discardEntries } from '#replica/outbox/discard-entries.ts';
import { readTopicsAnew } from '#replica/feed/read-topics-anew.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/**
 * The member's account was deleted, here or on another device: everything of the member's own leaves this one, what was not sent, drafts
 * and photos among it [S5]. What others may read stays until the feed says that it is gone.
 */
export function forgetMember(replica: Replica, member: MemberId): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    if ((await session(replica))?.memberId === member) await leaveSession(database, member);
    await discardEntries(database, await database.outbox.where('member').equals(member).toArray());
    await forgetAcknowledged(database, member);
    // What has been sent is shown from here only until the server's copy is cached [S17].
    await database.photos.filter(({ sentAs }) => sentAs !== '').delete();
    await database.drafts.where('member').equals(member).delete();
    await database.documentDrafts.where('member').equals(member).delete();
    await database.messageDrafts
      .where('[member+conversation]')
      .between([member, Dexie.minKey], [member, Dexie.maxKey])
      .delete();
    await database.assistantTurns.where('member').equals(member).delete();
    await database.notices.where('member').equals(member).delete();
    await database.offlineCopies.filter(({ what }) => what.kind === 'list' && what.member === member).delete();
    await database.keyed.filter(({ key }) => key.includes(member)).delete();
    await readTopicsAnew(replica);
  });
}
