import type { Replica } from '#replica/database/replica.ts';

/** The records with photos on this device that the server may not have yet: none, as a rule. */
export async function recordsWithPhotos({ database }: Replica): Promise<readonly unknown[]> {
  return database.photos.orderBy('record').uniqueKeys();
}

/** The photo of a food that waits on this device to be sent or to be cached [S17], or null. */
export async function waitingPhoto({ database }: Replica, record: string): Promise<Blob | null> {
  const photos = await database.photos.where('record').equals(record).toArray();
  const photo = photos.at(-1);
  return photo === undefined ? null : new Blob([photo.bytes], { type: photo.type });
}
