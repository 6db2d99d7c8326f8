import type { StoredPhoto } from './outbox-entry.ts';
import type { Replica } from './replica.ts';
import { unsentChanges } from './unsent-changes.ts';

/** All that the member wrote and the server does not have, with photos as data URLs: one JSON file to keep elsewhere [S1]. */
export async function exportUnsentChanges(replica: Replica): Promise<Blob> {
  const changes = await unsentChanges(replica);
  const exported = await Promise.all(
    changes.map(async ({ collection, record, kind, columns, files, about, state, rejection, createdAt }) => ({
      collection,
      record,
      kind,
      about,
      state,
      rejection,
      madeAt: new Date(createdAt).toISOString(),
      columns,
      files: await exportedFiles(replica, files),
    })),
  );
  const document = { product: 'Foretaste', exportedAt: new Date(replica.clock()).toISOString(), changes: exported };
  return new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
}

async function exportedFiles({ database }: Replica, files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const photos = await database.photos.bulkGet(Object.values(files));
  const present = photos.filter((photo): photo is StoredPhoto => photo !== undefined);
  return Object.fromEntries(await Promise.all(present.map(async (photo) => [photo.column, await dataUrl(photo)] as const)));
}

async function dataUrl({ bytes, type }: StoredPhoto): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes)) binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
}
