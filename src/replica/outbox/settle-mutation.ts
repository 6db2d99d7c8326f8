import { t } from '@lingui/core/macro';
import { editsOf, joinEdits } from '#domain/safety/list-edits.ts';
import { keepAcknowledged } from './acknowledged.ts';
import { withNewestCounters } from './counters.ts';
import { entriesOf } from './entries-of.ts';
import { isQuotaError } from '#replica/database/is-quota-error.ts';
import type { OutboxEntry, Rejection } from '#replica/database/outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { transactionOverChanges, transactionOverRows } from './write-transaction.ts';

/** What the server answered to an accepted change. */
export interface Acknowledgement {
  /** The record after the change; null when it was deleted. */
  readonly row: SyncedRow | null;
  /** The feed's newest seq of the record in the change's own transaction. */
  readonly seq: number;
  /** The server's epoch; null where it does not say. */
  readonly epoch: string | null;
  /** When the server accepted it, by its own clock; absent where it does not say. */
  readonly at?: number;
}

/**
 * Takes an accepted change out of the outbox. The server's row goes under what is still pending, and stays there as a shadow until
 * the feed has echoed it, so that an older page of the feed cannot bring back the state before the write [S4].
 */
export async function acknowledgeMutation(
  replica: Replica,
  entry: OutboxEntry,
  acknowledgement: Acknowledgement,
): Promise<void> {
  try {
    await acknowledge(replica, { entry, acknowledgement, isKept: true });
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    // On a full device nothing is kept a second time.
    await acknowledge(replica, { entry, acknowledgement, isKept: false });
  }
}

function acknowledge(
  replica: Replica,
  { entry, acknowledgement, isKept }: { entry: OutboxEntry; acknowledgement: Acknowledgement; isKept: boolean },
): Promise<void> {
  const { database } = replica;
  const { row, seq, epoch, at } = acknowledgement;
  return transactionOverChanges(replica, entry.collection, async () => {
    if ((await database.outbox.get(entry.order))?.id !== entry.id) return;
    if (isKept) await keepAcknowledged(replica, { entry, row, at });
    await database.outbox.delete(entry.order);
    await markPhotosSent(replica, entry, row);
    await noteRename(replica, entry, row);
    const { collection, record } = entry;
    const shadow = await database.shadows.get([collection, record]);
    const echoed = (shadow !== undefined && shadow.seq >= seq) || (row === null && (await isReadBy(database, seq)));
    const held = (await database.rows(collection).get(record)) ?? shadow?.server;
    const server = row === null ? null : withNewestCounters(collection, { row, held });
    if (!echoed) await database.shadows.put({ collection, record, server, seq, epoch });
    await refreshRow(database, entry);
    if (echoed && (await entriesOf(database, entry)).length === 0) await database.shadows.delete([collection, record]);
  });
}

/** Whether every audience of this device has been read up to a seq: no echo of it will come any more. */
async function isReadBy(database: ReplicaDatabase, seq: number): Promise<boolean> {
  const cursors = await database.cursors.toArray();
  return cursors.every((cursor) => cursor.seq >= seq);
}

async function markPhotosSent({ database }: Replica, entry: OutboxEntry, row: SyncedRow | null): Promise<void> {
  for (const [column, key] of Object.entries(entry.files)) {
    const name = row?.[column];
    // A large file is not fetched again to be cached: its screen plays it from the server.
    const isLarge = entry.uploads?.[column] !== undefined;
    if (typeof name === 'string' && name !== '' && !isLarge) await database.photos.update(key, { sentAs: name });
    else await database.photos.delete(key);
  }
}

/** A taken food name was made unique by the server: the contributor is told (R14). */
async function noteRename({ database, clock }: Replica, entry: OutboxEntry, row: SyncedRow | null): Promise<void> {
  const from = entry.columns.name;
  const to = row?.name;
  if (
    entry.member === null ||
    entry.collection !== 'foods' ||
    typeof from !== 'string' ||
    typeof to !== 'string' ||
    from === to
  )
    return;
  await database.notices.add({ member: entry.member, kind: 'renamed', record: entry.record, from, to, at: clock() });
}

/**
 * Parks a change that the server refused for good [S6]: it is undone on screen and holds up only what needs it. Edits of the same record that were
 * made meanwhile go into it, as later ones will, so that the member decides once. What needs a record that is refused or gone is parked with it,
 * with the reason: a review of a deleted food would else wait for ever.
 */
export function parkMutation(replica: Replica, entry: OutboxEntry, rejection: Rejection): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const later = (await entriesOf(database, entry)).filter(
      ({ order, kind, attempts }) => order > entry.order && kind === 'update' && attempts === 0,
    );
    await database.outbox.bulkDelete(later.map(({ order }) => order));
    const columns = Object.assign({}, entry.columns, ...later.map((edit) => edit.columns));
    const edits = [entry, ...later].map(editsOf).reduce(joinEdits);
    const files = Object.assign({}, entry.files, ...later.map((edit) => edit.files));
    await database.outbox.update(entry.order, { state: 'parked', rejection, columns, edits, files });
    await refreshRow(database, entry);
    if (entry.kind === 'create' || rejection.reason === 'gone')
      await parkDependents(replica, { record: entry.record, about: entry.about, rejection });
  });
}

async function parkDependents(
  replica: Replica,
  { record, about, rejection }: { record: string; about: string; rejection: Rejection },
): Promise<void> {
  const { database } = replica;
  const dependents = await database.outbox
    .filter(({ state, after }) => state === 'waiting' && after.includes(record))
    .toArray();
  for (const entry of dependents) {
    const message =
      rejection.reason === 'gone'
        ? t`“${about}” was deleted before this arrived.`
        : t`It belongs to “${about}”, which was not accepted.`;
    await database.outbox.update(entry.order, {
      state: 'parked',
      rejection: { ...rejection, message, fields: {}, because: record },
    });
    await refreshRow(database, entry);
    if (entry.kind === 'create')
      await parkDependents(replica, { record: entry.record, about: entry.about || about, rejection });
  }
}

/** A server that loses what it was sent is not asked again at once. Milliseconds. */
const BEFORE_A_NEW_BEGINNING = 2_000;

/** A part of a large file has arrived, or the file must begin anew (an empty `digest`). Failed attempts of earlier parts no longer count. */
export function advanceUpload(
  replica: Replica,
  entry: OutboxEntry,
  { column, sent, digest }: { column: string; sent: number; digest: string },
): Promise<void> {
  const { database, clock } = replica;
  return database.transaction('rw', database.outbox, async () => {
    const now = await database.outbox.get(entry.order);
    const upload = now?.uploads?.[column];
    if (now?.id !== entry.id || upload === undefined) return;
    const uploads = { ...now.uploads, [column]: { ...upload, sent, digest, movedAt: clock() } };
    await database.outbox.update(entry.order, {
      uploads,
      attempts: 1,
      notBefore: digest === '' ? clock() + BEFORE_A_NEW_BEGINNING : 0,
    });
  });
}

/** A change that could not be delivered now: not again before `notBefore`. */
export async function postponeMutation({ database }: Replica, entry: OutboxEntry, notBefore: number): Promise<void> {
  await database.outbox.update(entry.order, { notBefore });
}

/**
 * Another device of the same member has already made the row of this derived id. So the create goes out as an edit, and of each field the last to
 * arrive wins [S12][S15]. It gets a new mutation id, because the old one had no effect.
 */
export async function sendCreateAsUpdate({ database, newId }: Replica, entry: OutboxEntry): Promise<void> {
  // One that is offered again keeps its id and its place: what was written since stays [S22].
  const id = entry.firstAt === undefined ? { id: newId.mutation(), attempts: 0 } : {};
  await database.outbox.update(entry.order, { alreadyThere: true, ...id });
}

/** What was an edit of a row of a derived id is its creation again: the server has lost the row [S22]. */
export async function sendUpdateAsCreate({ database }: Replica, entry: OutboxEntry): Promise<void> {
  await database.outbox.update(entry.order, { alreadyThere: false });
}
