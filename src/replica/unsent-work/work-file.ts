import type { DraftRow } from '#replica/database/draft-row.ts';
import type { OutboxEntry, StoredPhoto } from '#replica/database/outbox-entry.ts';
import type { DocumentDraft, MessageDraft } from '#replica/database/device-rows.ts';

/** What a device has and the server has not: of one member, or of all. */
export interface DeviceWork {
  readonly changes: readonly OutboxEntry[];
  /** Those of the changes; others are passed over. */
  readonly photos: readonly StoredPhoto[];
  readonly foodDrafts: readonly DraftRow[];
  readonly documentDrafts: readonly DocumentDraft[];
  readonly messageDrafts: readonly MessageDraft[];
}

/** One JSON file to keep elsewhere, with photos and documents as data URLs [S1]. */
export async function workFile(work: DeviceWork, now: number): Promise<Blob> {
  const photos = new Map(work.photos.map((photo) => [photo.key, photo]));
  const document = {
    product: 'Foretaste',
    exportedAt: dateOf(now),
    changes: await Promise.all(work.changes.map((change) => exportedChange(change, photos))),
    drafts: [
      ...(await Promise.all(work.foodDrafts.map(exportedFoodDraft))),
      ...(await Promise.all(
        work.documentDrafts.map(async ({ name, bytes, type, addedAt }) => ({
          kind: 'document',
          name,
          type,
          madeAt: dateOf(addedAt),
          file: await dataUrl(bytes, bytes.type),
        })),
      )),
      ...work.messageDrafts.map(({ conversation, text }) => ({ kind: 'message', conversation, text })),
    ],
  };
  return new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
}

async function exportedChange(change: OutboxEntry, photos: ReadonlyMap<string, StoredPhoto>) {
  const { collection, record, kind, columns, files, about, state, rejection, createdAt } = change;
  const present = Object.entries(files).flatMap(([column, key]) => {
    const photo = photos.get(key);
    return photo === undefined ? [] : [[column, photo] as const];
  });
  const exported = await Promise.all(
    present.map(async ([column, { bytes, type }]) => [column, await dataUrl(bytes, type)] as const),
  );
  return {
    collection,
    record,
    kind,
    about,
    state,
    rejection,
    madeAt: dateOf(createdAt),
    columns,
    files: Object.fromEntries(exported),
  };
}

async function exportedFoodDraft({ edits, submission, photo, updatedAt }: DraftRow) {
  return {
    kind: 'food',
    edits,
    madeAt: dateOf(updatedAt),
    submission,
    photo: photo === null ? null : await dataUrl(photo.bytes, photo.type),
  };
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

async function dataUrl(bytes: ArrayBuffer | Blob, type: string): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes))
    binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
}
