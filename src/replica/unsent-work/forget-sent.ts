import type { MemberId } from '#domain/values/ids/ids.ts';
import { forgetAcknowledged } from '#replica/outbox/acknowledged.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { isAccountedFor } from '#replica/outbox/take-up-again.ts';

/**
 * A member signed out of this device, and need not leave behind what the server has: who uses it next must not find texts and photos in its database.
 * As long as anything of the member's is unsent here, or the server may lack what it once accepted, all of it stays asleep together [S22]. Call it
 * inside a transaction over all rows.
 */
export async function forgetSent(database: ReplicaDatabase, member: MemberId): Promise<void> {
  const unsent = await database.outbox.where('member').equals(member).count();
  const epoch = await keyedValue<string>(database, 'epoch');
  if (unsent > 0 || epoch === null || !(await isAccountedFor(database, { member, epoch }))) return;
  await forgetAcknowledged(database, member);
  // They quote what was written.
  await database.notices.where('member').equals(member).delete();
  // What has been sent is shown from here only until the server's copy is cached [S17].
  await database.photos.filter(({ sentAs }) => sentAs !== '').delete();
}
