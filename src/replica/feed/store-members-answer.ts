import type { MembersPage } from '#domain/members/members-page.ts';
import { audienceOfQuestion } from './member-questions.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { dropAudience } from './drop-audience.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';
import type { MemberQuestionRow } from '#replica/database/device-rows.ts';

/** Newest first: where two questions' answers hold the same row, the later answer's is kept. */
const collections = ['profiles', 'member_stats'] as const satisfies readonly SyncedCollection[];

/**
 * Stores what the directory answered. Rows that the feed keeps current are passed over, for the answer may be older than what the feed has
 * said since it left the server. The answer is 'stale' if the question has changed meanwhile: another tab stored an answer, or it was evicted.
 *
 * @param asked the question as it was when the request left
 * @param began when the request left, where it asked from the start; null where it asked for more
 */
export function storeMembersAnswer(
  replica: Replica,
  { asked, began, page }: { asked: MemberQuestionRow; began: number | null; page: MembersPage },
): Promise<'stored' | 'stale'> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const row = await database.questions.get(asked.key);
    if (row === undefined || row.answered !== asked.answered || row.next !== asked.next) return 'stale';
    const audience = audienceOfQuestion(asked.key);
    if (began !== null) await dropAudience(database, audience);
    for (const collection of collections) await keepRows(database, { collection, audience, page });
    const earlier = began === null ? row.ids : [];
    const ids = [...earlier, ...page.ids.filter((id) => !earlier.includes(id))];
    await database.questions.put({ ...row, ids, next: page.next, answered: began ?? row.answered });
    return 'stored';
  });
}

async function keepRows(
  database: ReplicaDatabase,
  { collection, audience, page }: { collection: (typeof collections)[number]; audience: string; page: MembersPage },
): Promise<void> {
  const rows = page.rows[collection] ?? [];
  for (const row of rows) {
    const holders = await database.memberships.where('[collection+record]').equals([collection, row.id]).toArray();
    const shadow = await database.shadows.get([collection, row.id]);
    const isKeptByFeed =
      shadow !== undefined || holders.some((holder) => !holder.audience.startsWith(audienceOfQuestion('')));
    if (!isKeptByFeed) await database.rows(collection).put(row);
  }
  await database.memberships.bulkPut(rows.map(({ id }) => ({ audience, collection, record: id })));
}
