import type { MemberId } from '#domain/values/ids/ids.ts';
import { editsOf, joinEdits, listEdits, type ListEdits } from '#domain/safety/list-edits.ts';
import {
  isSendingAhead,
  type NewOutboxEntry,
  type OutboxEntry,
  type StoredPhoto,
} from '#replica/database/outbox-entry.ts';
import { discardEntries } from './discard-entries.ts';
import { entriesOf } from './entries-of.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wakeDependents } from './wake-dependents.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { unsentUpload, type UploadProgress } from '#domain/values/upload-progress.ts';

/** A photo, sent with its record. */
export interface FileToSend {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly name: string;
}

/** A film or a document: it goes ahead of its record in parts that can be resumed. */
export interface LargeFileToSend {
  readonly bytes: Blob;
  readonly type: string;
  readonly name: string;
}

/** One write of the signed-in member, before it has a place in the outbox. */
export interface Mutation {
  readonly member: MemberId | null;
  readonly collection: SyncedCollection;
  readonly record: string;
  readonly kind: OutboxEntry['kind'];
  readonly columns?: Columns;
  /** The row as its writer saw it, of the columns that are joined word by word [S15]; absent: the row as it is on screen now. */
  readonly before?: Columns;
  readonly files?: Readonly<Record<string, FileToSend | LargeFileToSend>>;
  readonly after?: readonly string[];
  readonly lane?: string;
  readonly about: string;
  /** Milliseconds that it waits on the device, so that it can be taken back; at most `LONGEST_WAIT`. */
  readonly heldFor?: number;
}

/**
 * Writes the optimistic row and its outbox entry together; call it inside `writeTransaction`.
 *
 * Later edits of an unsent record fold into its entry; deleting a record that was never sent takes back all that was to be
 * sent of it and of records that refer to it; creating again what was to be deleted takes back the deletion [S13].
 */
export async function recordMutation(replica: Replica, mutation: Mutation): Promise<void> {
  const { database } = replica;
  await rememberServerState(replica, mutation);
  const entries = await entriesOf(database, mutation);
  const last = entries.at(-1);
  const unborn = entries.findIndex(isUnborn);
  if (mutation.kind === 'delete' && unborn >= 0) {
    // A deletion from before it was created anew may not have arrived.
    await discardEntries(database, entries.slice(unborn));
  } else if (mutation.kind === 'create' && last !== undefined && isUnsentDeletion(last)) {
    await takeBackDeletion(replica, last, mutation);
  } else if (mutation.kind !== 'delete' && last !== undefined && canFold(last)) {
    await fold(replica, last, mutation);
  } else {
    if (mutation.kind === 'delete')
      await database.outbox.bulkDelete(entries.filter(neverTried).map(({ order }) => order));
    await append(replica, mutation);
  }
  await refreshRow(database, mutation);
}

/** A refused change had no effect on the server, so the member's correction may go into it. */
function canFold(entry: OutboxEntry): boolean {
  return entry.kind !== 'delete' && (neverTried(entry) || entry.state === 'parked');
}

/** Whether the server has never heard of the record: its create was never sent, or was refused. Parts of its file may have gone ahead; they do not name it. */
function isUnborn(entry: OutboxEntry): boolean {
  return entry.kind === 'create' && !entry.alreadyThere && (neverTried(entry) || entry.state === 'parked');
}

/**
 * Takes back all that was to be sent of those of these records that the server has never heard of, all in one read of the outbox. Call it inside a
 * transaction. Which they were.
 */
export async function discardUnborn(
  { database }: Replica,
  { collection, records }: { collection: SyncedCollection; records: readonly string[] },
): Promise<ReadonlySet<string>> {
  const entries = await database.outbox.where('record').anyOf(records).toArray();
  const unborn = entries.filter((entry) => entry.collection === collection && isUnborn(entry));
  if (unborn.length > 0) await discardEntries(database, unborn);
  return new Set(unborn.map(({ record }) => record));
}

function isUnsentDeletion(entry: OutboxEntry): boolean {
  return entry.kind === 'delete' && (neverTried(entry) || entry.state === 'parked');
}

/** The server still has the record: what differs is an edit of it, and often nothing does. */
async function takeBackDeletion(replica: Replica, deletion: OutboxEntry, mutation: Mutation): Promise<void> {
  const shadow = await replica.database.shadows.get([mutation.collection, mutation.record]);
  const server = shadow?.server ?? null;
  if (server === null) return append(replica, mutation);
  const differing = Object.entries(mutation.columns ?? {}).filter(
    ([column, value]) => !sameJson(server[column], value),
  );
  if (differing.length === 0 && mutation.files === undefined) return discardEntries(replica.database, [deletion]);
  await replica.database.outbox.delete(deletion.order);
  await append(replica, { ...mutation, kind: 'update', columns: Object.fromEntries(differing) });
}

function neverTried(entry: OutboxEntry): boolean {
  return entry.attempts === 0 || isSendingAhead(entry);
}

/** Lays the shadow under a row that has none: what is on screen, where nothing of it is pending [S4]. */
export async function rememberServerState(
  { database }: Replica,
  { collection, record }: Pick<Mutation, 'collection' | 'record'>,
): Promise<void> {
  if ((await database.shadows.get([collection, record])) !== undefined) return;
  const server = (await database.rows(collection).get(record)) ?? null;
  await database.shadows.put({ collection, record, server, seq: 0, epoch: null });
}

/** Large files go out one after the other: two at once would only both be slower. */
const LARGE_FILES = 'large files';

async function append(replica: Replica, mutation: Mutation): Promise<void> {
  const id = replica.newId.mutation();
  const uploads = uploadsOf(mutation);
  const lane = mutation.lane ?? (uploads === undefined ? undefined : LARGE_FILES);
  const entry: NewOutboxEntry = {
    id,
    member: mutation.member,
    collection: mutation.collection,
    record: mutation.record,
    kind: mutation.kind,
    columns: mutation.columns ?? {},
    edits: await editsSinceSeen(replica, mutation),
    alreadyThere: false,
    files: await storeFiles(replica, id, mutation),
    ...(uploads === undefined ? {} : { uploads }),
    after: mutation.after ?? [],
    ...(lane === undefined ? {} : { lane }),
    about: mutation.about,
    state: 'waiting',
    attempts: 0,
    createdAt: replica.clock(),
    notBefore: mutation.heldFor ? replica.clock() + mutation.heldFor : 0,
    rejection: null,
  };
  await replica.database.outbox.add(entry);
}

/** A column holds what was put into it last, a file or a value. */
async function fold(replica: Replica, entry: OutboxEntry, mutation: Mutation): Promise<void> {
  const added = await storeFiles(replica, entry.id, mutation);
  const columns = Object.fromEntries(
    Object.entries({ ...entry.columns, ...mutation.columns }).filter(([column]) => !Object.hasOwn(added, column)),
  );
  const isOverwritten = ([column]: readonly [string, string]) => Object.hasOwn(mutation.columns ?? {}, column);
  const kept = Object.entries(entry.files).filter((file) => !isOverwritten(file));
  await replica.database.photos.bulkDelete(
    Object.entries(entry.files)
      .filter(isOverwritten)
      .map(([, key]) => key),
  );
  const uploads = Object.entries(entry.uploads ?? {}).filter(
    ([column]) => !isOverwritten([column, '']) && !Object.hasOwn(added, column),
  );
  await replica.database.outbox.update(entry.order, {
    columns,
    edits: joinEdits(editsOf(entry), await editsSinceSeen(replica, mutation)),
    files: { ...Object.fromEntries(kept), ...added },
    uploads: { ...Object.fromEntries(uploads), ...uploadsOf(mutation) },
    about: mutation.about,
    state: 'waiting',
    notBefore: 0,
    rejection: null,
  });
  // Corrected, it takes along what was parked with it.
  if (entry.state === 'parked') await wakeDependents(replica.database, entry.record);
}

async function editsSinceSeen({ database }: Replica, mutation: Mutation): Promise<ListEdits> {
  const { collection, record, kind, columns: after = {} } = mutation;
  const before = kind === 'create' ? null : (mutation.before ?? (await database.rows(collection).get(record)) ?? null);
  return listEdits(collection, { before, after });
}

function uploadsOf({ files = {} }: Mutation): Record<string, UploadProgress> | undefined {
  const uploads = Object.entries(files).flatMap(([column, { bytes }]) =>
    bytes instanceof Blob ? [[column, unsentUpload(bytes.size)] as const] : [],
  );
  return uploads.length === 0 ? undefined : Object.fromEntries(uploads);
}

async function storeFiles(
  { database }: Replica,
  mutationId: string,
  mutation: Mutation,
): Promise<Record<string, string>> {
  const photos = Object.entries(mutation.files ?? {}).map(([column, file]): StoredPhoto => ({
    key: `${mutationId}/${column}`,
    collection: mutation.collection,
    record: mutation.record,
    column,
    bytes: file.bytes,
    type: file.type,
    name: file.name,
    sentAs: '',
  }));
  await database.photos.bulkPut(photos);
  return Object.fromEntries(photos.map(({ column, key }) => [column, key]));
}
