import type { VideoId } from '#domain/values/ids/ids.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';

/** A video of this device's member that the server does not have whole yet. */
export interface WaitingFilm {
  readonly change: OutboxEntry;
  readonly film: Blob | null;
  readonly poster: Blob | null;
}

/** The film and still that wait on this device to be sent; null when none do. */
export async function waitingFilm({ database }: Replica, videoId: VideoId): Promise<WaitingFilm | null> {
  const entries = await entriesOf(database, { collection: 'videos', record: videoId });
  const change = entries.find(({ kind }) => kind === 'create');
  if (change === undefined) return null;
  const photos = await database.photos.bulkGet(Object.values(change.files));
  const blobOf = (column: string) => {
    const photo = photos.find((one) => one?.column === column);
    return photo === undefined ? null : new Blob([photo.bytes], { type: photo.type });
  };
  return { change, film: blobOf('file'), poster: blobOf('thumbnail') };
}
