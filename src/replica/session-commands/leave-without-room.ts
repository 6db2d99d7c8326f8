import { EVERYONE } from '#replica/database/audiences.ts';
import { isQuotaError } from '#replica/database/is-quota-error.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { CUSTOMERS_KEY } from '#replica/professionals/last-customers.ts';
import { session } from '#replica/session/session.ts';
import { showAllRows } from '#replica/feed/blocked-rows.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/**
 * Signs out on a full device. Nothing can be written there, so it only deletes, and more than would be needed: all rows but everyone's, which can be
 * fetched again. Unsent changes and drafts fall asleep as always [S1][S5]. A row that a sleeping change altered or hid is shown as the server has it
 * if that fits now, else once the feed tells of it.
 *
 * @param token only a sign-in with this token ends; left out: whichever there is
 * @returns whether it has ended
 */
export async function leaveWithoutRoom(
  replica: Replica,
  { token }: { readonly token?: string } = {},
): Promise<boolean> {
  const { database } = replica;
  const asleep = await transactionOverRows(replica, async () => {
    const current = await session(replica);
    if (token !== undefined && current?.token !== token) return null;
    await database.keyed.bulkDelete(['session', CUSTOMERS_KEY]);
    await closeAllButEveryones(database);
    const entries = await database.outbox
      .where('member')
      .equals(current?.memberId ?? '')
      .toArray();
    await hideRows(
      database,
      entries.filter(({ collection }) => collection !== 'foods'),
    );
    return entries;
  });
  if (asleep === null) return false;
  // The journal of the foods writes a line even where one is deleted.
  await whereItFits(replica, () =>
    hideRows(
      database,
      asleep.filter(({ collection }) => collection === 'foods'),
    ),
  );
  await whereItFits(replica, async () => {
    await showAllRows(database);
    for (const entry of asleep) await refreshRow(database, entry);
  });
  return true;
}

/** A transaction that is left undone where there is no room for it. */
export async function whereItFits(replica: Replica, work: () => Promise<void>): Promise<void> {
  try {
    await transactionOverRows(replica, async () => {
      await work();
    });
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
}

async function closeAllButEveryones(database: ReplicaDatabase): Promise<void> {
  await database.cursors.where('audience').notEqual(EVERYONE).delete();
  const held = await database.memberships.toArray();
  const ofEveryone = new Set(
    held.flatMap(({ audience, collection, record }) => (audience === EVERYONE ? [`${collection}/${record}`] : [])),
  );
  const closed = held.filter(({ collection, record }) => !ofEveryone.has(`${collection}/${record}`));
  await database.memberships.bulkDelete(
    held
      .filter(({ audience }) => audience !== EVERYONE)
      .map(({ audience, collection, record }) => [audience, collection, record]),
  );
  await database.shadows.bulkDelete(closed.map(({ collection, record }) => [collection, record]));
  for (const collection of new Set(closed.map((membership) => membership.collection))) {
    await database
      .rows(collection)
      .bulkDelete(closed.filter((membership) => membership.collection === collection).map(({ record }) => record));
  }
  // Posts are everyone's and have no memberships, but those that are not published are the admins' [S5].
  await database
    .rows('blog_posts')
    .filter((row) => row['is_published'] !== true)
    .delete();
}

async function hideRows(database: ReplicaDatabase, entries: readonly OutboxEntry[]): Promise<void> {
  for (const { collection, record } of entries) await database.rows(collection).delete(record);
}
