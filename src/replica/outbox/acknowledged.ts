import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { OutboxEntry, StoredPhoto } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { isMarkedOnly, type SyncedCollection } from '#replica/database/synced-collections.ts';
import type { AcknowledgedFile, AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';

/** R39. Milliseconds, and how many. */
export const KEPT_FOR = 30 * 86_400_000;
export const KEPT_AT_MOST = 2_000;
/** Of all changes together, without files; and of their files. */
const KEPT_BYTES = 16_000_000;
const KEPT_FILE_BYTES = 64_000_000;
/** A film that is larger is not kept a second time: it stays with whoever filmed it. */
const LARGEST_FILE = 24_000_000;

/** An identity document belongs on no device once the server has it (R6). If the server loses it, its owner hands it in anew. */
const neverKept: ReadonlySet<SyncedCollection> = new Set<SyncedCollection>(['verification_documents']);

/** Marks that something was seen, and changes of nobody's account, are not worth bringing back. */
function isKept(entry: OutboxEntry): entry is OutboxEntry & { readonly member: MemberId } {
  return entry.member !== null && !isMarkedOnly(entry.collection) && !neverKept.has(entry.collection);
}

/** Call it inside a transaction over `acknowledged`, `acknowledgedFiles` and `photos`, before the photos are let go. */
export async function keepAcknowledged(
  { database, clock }: Replica,
  { entry, row, at }: { readonly entry: OutboxEntry; readonly row: SyncedRow | null; readonly at: number | undefined },
): Promise<void> {
  if (!isKept(entry)) return;
  const now = clock();
  const told =
    row === null ? null : Object.fromEntries(Object.keys(entry.columns).map((column) => [column, row[column] ?? null]));
  const kept = { ...entry, acknowledgedAt: now, firstAt: entry.firstAt ?? at ?? now, told };
  await database.acknowledged.put({ ...kept, bytes: JSON.stringify(kept).length });
  const photos = await database.photos.bulkGet(Object.values(entry.files));
  const files = photos.flatMap((photo) => (photo === undefined ? [] : fileOf(photo, at ?? now)));
  if (files.length > 0) await database.acknowledgedFiles.bulkPut(files);
}

function fileOf(
  { key, collection, record, column, bytes, type, name }: StoredPhoto,
  keptAt: number,
): AcknowledgedFile[] {
  const size = bytes instanceof Blob ? bytes.size : bytes.byteLength;
  return size > LARGEST_FILE ? [] : [{ key, collection, record, column, bytes, type, name, size, keptAt }];
}

/**
 * Deletes what is too old (R39). Both clocks must say so, this device's and the server's: one that jumped ahead would delete all of the backup.
 *
 * @param serverAt the server's clock, in milliseconds since 1970
 */
export function dropOutdated({ database, clock }: Replica, serverAt: number): Promise<void> {
  const { acknowledged, acknowledgedFiles } = database;
  return database.transaction('rw', acknowledged, acknowledgedFiles, async () => {
    const before = clock() - KEPT_FOR;
    const beforeByServer = serverAt - KEPT_FOR;
    await acknowledged
      .where('[acknowledgedAt+bytes]')
      .below([before, 0])
      .and(({ firstAt }) => firstAt < beforeByServer)
      .delete();
    await acknowledgedFiles
      .where('[keptAt+size]')
      .below([Math.min(before, beforeByServer), 0])
      .delete();
  });
}

/** Deletes what is too much, the oldest first (R39). Reads indexes alone. */
export function trimAcknowledged({ database }: Replica): Promise<void> {
  const { acknowledged, acknowledgedFiles } = database;
  return database.transaction('rw', acknowledged, acknowledgedFiles, async () => {
    const changes = (await acknowledged.orderBy('[acknowledgedAt+bytes]').keys()) as unknown as [number, number][];
    await dropOldest(changes, { most: KEPT_AT_MOST, bytes: KEPT_BYTES }, (last) =>
      acknowledged.where('[acknowledgedAt+bytes]').belowOrEqual(last).delete(),
    );
    const files = (await acknowledgedFiles.orderBy('[keptAt+size]').keys()) as unknown as [number, number][];
    await dropOldest(files, { most: KEPT_AT_MOST, bytes: KEPT_FILE_BYTES }, (last) =>
      acknowledgedFiles.where('[keptAt+size]').belowOrEqual(last).delete(),
    );
  });
}

/** @param keys when and how large, the oldest first */
async function dropOldest(
  keys: readonly [number, number][],
  bounds: { readonly most: number; readonly bytes: number },
  drop: (upTo: [number, number]) => Promise<unknown>,
): Promise<void> {
  let bytes = keys.reduce((sum, [, size]) => sum + size, 0);
  let count = keys.length;
  let last: [number, number] | null = null;
  for (const key of keys) {
    if (count <= bounds.most && bytes <= bounds.bytes) break;
    count -= 1;
    bytes -= key[1];
    last = key;
  }
  if (last !== null) await drop(last);
}

/** All of a member's that was accepted, in the order in which it was made. */
export async function acknowledgedOf(
  database: ReplicaDatabase,
  member: MemberId,
): Promise<readonly AcknowledgedMutation[]> {
  return database.acknowledged.where('member').equals(member).sortBy('order');
}

/** A member's account is gone: so is what it wrote. Call it inside a transaction. */
export async function forgetAcknowledged(database: ReplicaDatabase, member: MemberId): Promise<void> {
  const theirs = await acknowledgedOf(database, member);
  await database.acknowledgedFiles.bulkDelete(theirs.flatMap(({ files }) => Object.values(files)));
  await database.acknowledged.bulkDelete(theirs.map(({ id }) => id));
}
