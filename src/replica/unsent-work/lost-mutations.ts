import type { MemberId } from '#domain/values/ids/ids.ts';
import { acknowledgedOf } from '#replica/outbox/acknowledged.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { HISTORY_LOST_AT } from '#replica/feed/reset-to-server.ts';
import type { AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';

/** What the server had accepted from this account and lost with its history. Nothing if the account was merely deleted: that does not come back. */
export async function lostMutations(database: ReplicaDatabase, member: MemberId): Promise<AcknowledgedMutation[]> {
  const lostAt = await keyedValue<number>(database, HISTORY_LOST_AT);
  return lostAt === null
    ? []
    : (await acknowledgedOf(database, member)).filter(({ acknowledgedAt }) => acknowledgedAt < lostAt);
}
