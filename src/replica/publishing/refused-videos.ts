import type { VideoId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import { session } from '#replica/session/session.ts';

/** The signed-in member's new videos that the server refused, as rows: they have none on screen [S4], and wait to be corrected [S6]. */
export async function refusedVideos(replica: Replica): Promise<readonly SyncedRow[]> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return [];
  const entries = await replica.database.outbox.where('member').equals(member).toArray();
  return entries
    .filter(({ collection, kind, state }) => collection === 'videos' && kind === 'create' && state === 'parked')
    .map(({ record, columns, createdAt }) => ({ ...columns, id: record, created: new Date(createdAt).toISOString() }));
}

/** The last edit of a video that the server refused [S6], or null. */
export async function refusedEdit({ database }: Replica, record: VideoId): Promise<OutboxEntry | null> {
  const entries = await entriesOf(database, { collection: 'videos', record });
  return entries.findLast(({ kind, state }) => kind === 'update' && state === 'parked') ?? null;
}
