import type { Columns, SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from './write-outcome.ts';
import { writeCommand } from './write-transaction.ts';

interface OwnRow {
  /** One of those in which a member has one row, whose id is the member's own [S12]. */
  readonly collection: 'notification_preferences' | 'user_taste_profiles';
  /** What is unsent, in words. */
  readonly about: string;
  /** Only what is to be another: field by field the last to arrive wins [S15]. `there`: undefined while the member has no row. */
  readonly changes: (there: SyncedRow | undefined) => Columns;
}

/** Changes the signed-in member's own row, and makes it where there is none. */
export function saveInOwnRow(replica: Replica, { collection, about, changes }: OwnRow): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const there = await replica.database.rows(collection).get(memberId);
    const columns = changes(there);
    const common = { member: memberId, collection, record: memberId, about } as const;
    if (there === undefined)
      return { mutations: [{ ...common, kind: 'create', columns: { ...columns, user: memberId } }], saved: {} };
    return { mutations: Object.keys(columns).length === 0 ? [] : [{ ...common, kind: 'update', columns }], saved: {} };
  });
}
