import { ADMINS } from '#replica/database/audiences.ts';
import type { Membership } from '#replica/database/feed-rows.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';

/**
 * Closes an audience on this device: its cursor goes, and every row that no other audience holds [S5][S18]. A row with own
 * pending writes loses what the server had of it, and keeps the writes. Call it inside a transaction.
 */
export async function dropAudience(database: ReplicaDatabase, audience: string): Promise<void> {
  await database.cursors.delete(audience);
  // Posts are everyone's and have no memberships, but those that are not published are the admins' [S5].
  if (audience === ADMINS)
    await database
      .rows('blog_posts')
      .filter((row) => row['is_published'] !== true)
      .delete();
  const held = database.memberships.where('[audience+collection+record]').between([audience], [audience, []]);
  const memberships = await held.toArray();
  await held.delete();
  await dropUnheld(database, memberships);
}

/** Lets go of rows that no audience holds any more. Their memberships of one are gone. Call it inside a transaction. */
export async function dropUnheld(
  database: ReplicaDatabase,
  rows: readonly Pick<Membership, 'collection' | 'record'>[],
): Promise<void> {
  for (const { collection, record } of rows) {
    const others = await database.memberships.where('[collection+record]').equals([collection, record]).count();
    if (others > 0) continue;
    await database.shadows.put({ collection, record, server: null, seq: 0, epoch: null });
    await refreshRow(database, { collection, record });
    const pending = await entriesOf(database, { collection, record });
    if (pending.length === 0) await database.shadows.delete([collection, record]);
  }
}
