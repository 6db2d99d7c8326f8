import type { MemberId } from '#domain/ids.ts';
import { dropAudience } from './drop-audience.ts';
import { refreshRow } from './refresh-row.ts';
import type { ReplicaDatabase } from './replica-database.ts';
import { releaseAll } from './withheld.ts';

/** Ends a member's session on this device: the rows that only this member may read leave [S5]. Call it inside a transaction over all rows. */
export async function leaveSession(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await releaseAll(database);
  await database.keyed.delete('session');
  for (const { audience } of await database.cursors.toArray()) {
    if (audience === `u:${member}` || audience === 'g:admins') await dropAudience(database, audience);
  }
  for (const entry of await database.outbox.where('member').equals(member).toArray()) await refreshRow(database, entry);
}
