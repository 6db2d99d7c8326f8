import { Dexie } from 'dexie';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** How much there is of `asleepWork`: changes and drafts. `member` is who is signed in, '' for a visitor. */
export async function countAsleep(database: ReplicaDatabase, member: string): Promise<number> {
  const counts = await Promise.all([
    database.outbox.where('member').notEqual(member).count(),
    database.drafts.where('member').notEqual(member).count(),
    database.documentDrafts.where('member').notEqual(member).count(),
    database.messageDrafts.count(),
    database.messageDrafts
      .where('[member+conversation]')
      .between([member, Dexie.minKey], [member, Dexie.maxKey])
      .count(),
  ]);
  const [changes, foods, documents, messages, ownMessages] = counts;
  return changes + foods + documents + messages - ownMessages;
}
