import type { MemberId } from '#domain/values/ids/ids.ts';
import { forgetFetchedPhotos } from '#replica/diary/diary-photos.ts';
import { dropAudience } from '#replica/feed/drop-audience.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { CUSTOMERS_KEY } from '#replica/professionals/last-customers.ts';
import { showAllRows } from '#replica/feed/blocked-rows.ts';

/** Ends a member's session on this device: the rows that only this member may read leave [S5]. Call it inside a transaction over all rows. */
export async function leaveSession(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await showAllRows(database);
  await database.keyed.bulkDelete(['session', CUSTOMERS_KEY]);
  await forgetFetchedPhotos(database);
  // Others' ratings are there to be compared with the member's own.
  await database.publicTastes.clear();
  for (const { audience } of await database.cursors.toArray()) {
    if (audience === `u:${member}` || audience === 'g:admins') await dropAudience(database, audience);
  }
  for (const entry of await database.outbox.where('member').equals(member).toArray()) await refreshRow(database, entry);
}
