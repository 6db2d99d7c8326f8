import type { MemberId } from '#domain/ids.ts';
import { acknowledgedOf } from './acknowledged.ts';
import { keyedValue } from './keyed-value.ts';
import type { ReplicaDatabase } from './replica-database.ts';
import { HISTORY_LOST_AT } from './reset-to-server.ts';
import type { AcknowledgedMutation } from './acknowledged-rows.ts';

/** What the server had accepted of this account and lost with its history; of an account that was only deleted nothing comes back. */
export async function lostMutations(database: ReplicaDatabase, member: MemberId): Promise<AcknowledgedMutation[]> {
  const lostAt = await keyedValue<number>(database, HISTORY_LOST_AT);
  return lostAt === null ? [] : (await acknowledgedOf(database, member)).filter(({ acknowledgedAt }) => acknowledgedAt < lostAt);
}
