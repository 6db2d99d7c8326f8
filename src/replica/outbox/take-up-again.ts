import type { MemberId } from '#domain/values/ids/ids.ts';
import { unsentUpload } from '#domain/values/upload-progress.ts';
import { acknowledgedOf } from './acknowledged.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';
import { showAgain } from './show-again.ts';
import { transactionOverRows } from './write-transaction.ts';
import type { AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';

/** Names the member, so that forgetting one takes it along. */
const keyOf = (member: MemberId) => `offered/${member}`;

/** What the server has to be asked about: ids in the order in which the changes were made. */
export interface AskedMutations {
  readonly member: MemberId;
  readonly token: string;
  readonly epoch: string;
  readonly ids: readonly string[];
}

/** What to ask the server, if its epoch has changed since this device last knew that all its acknowledged changes were there; null: nothing to ask. */
export async function mutationsToAsk(replica: Replica): Promise<AskedMutations | null> {
  const { database } = replica;
  const current = await session(replica);
  const epoch = await keyedValue<string>(database, 'epoch');
  if (current === null || current.expired || epoch === null) return null;
  const { memberId: member, token } = current;
  if ((await keyedValue<string>(database, keyOf(member))) === epoch) return null;
  return { member, token, epoch, ids: (await acknowledgedOf(database, member)).map(({ id }) => id) };
}

/** Whether this device knows its acknowledged changes to be in the history of this epoch. */
export async function isAccountedFor(
  database: ReplicaDatabase,
  { member, epoch }: { readonly member: MemberId; readonly epoch: string },
): Promise<boolean> {
  return (await keyedValue<string>(database, keyOf(member))) === epoch;
}

/**
 * Puts changes that the server has lost back into the outbox: under their ids and in their old places, before what was written since [S13][S22].
 * What was parked because these were missing goes out again.
 *
 * @param lost ids, of those that were asked about
 */
export function takeUpAgain(
  replica: Replica,
  { asked, lost }: { readonly asked: AskedMutations; readonly lost: readonly string[] },
): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const { member, epoch } = asked;
    if ((await keyedValue<string>(database, 'epoch')) !== epoch || (await session(replica))?.memberId !== member)
      return;
    const there = await database.acknowledged.bulkGet([...lost]);
    const back: OutboxEntry[] = [];
    for (const mutation of there) if (mutation !== undefined) back.push(await entryAgain(database, mutation));
    await database.outbox.bulkPut(back);
    await database.acknowledged.bulkDelete([...lost]);
    for (const entry of back) await showAgain(database, entry);
    await wakeParked(database, new Set(back.map(({ record }) => record)));
    await putKeyedValue(database, keyOf(member), epoch);
  });
}

/** `attempts` is above 0, so that nothing folds into what may have had its effect. */
async function entryAgain(database: ReplicaDatabase, mutation: AcknowledgedMutation): Promise<OutboxEntry> {
  const { acknowledgedAt: _, told: _told, bytes: _bytes, uploads = {}, ...entry } = mutation;
  const files = await filesAgain(database, mutation);
  const again = Object.entries(uploads).filter(([column]) => files[column] !== undefined);
  return {
    ...entry,
    files,
    ...(again.length === 0
      ? {}
      : { uploads: Object.fromEntries(again.map(([column, { size }]) => [column, unsentUpload(size)])) }),
    state: 'waiting',
    attempts: 1,
    notBefore: 0,
    rejection: null,
  };
}

/** Puts the files of an acknowledged change, as far as they are still on this device, back to be sent. Call it inside a transaction. */
export async function filesAgain(
  database: ReplicaDatabase,
  { files }: AcknowledgedMutation,
): Promise<Record<string, string>> {
  const present: Record<string, string> = {};
  for (const [column, key] of Object.entries(files)) {
    const kept = await database.acknowledgedFiles.get(key);
    if (kept !== undefined)
      await database.photos.put({
        key,
        collection: kept.collection,
        record: kept.record,
        column,
        bytes: kept.bytes,
        type: kept.type,
        name: kept.name,
        sentAs: '',
      });
    else if ((await database.photos.update(key, { sentAs: '' })) === 0) continue;
    await database.acknowledgedFiles.delete(key);
    present[column] = key;
  }
  return present;
}

/**
 * Sends again what was parked because one of these records was not there. Call it inside a transaction over all rows.
 *
 * @param arrived ids of records
 */
export async function wakeParked(database: ReplicaDatabase, arrived: ReadonlySet<string>): Promise<void> {
  const parked = await database.outbox.filter(({ state }) => state === 'parked').toArray();
  for (const entry of parked) {
    if (!waitsFor(entry).some((record) => arrived.has(record))) continue;
    await database.outbox.update(entry.order, { state: 'waiting', rejection: null, notBefore: 0 });
    await refreshRow(database, entry);
  }
}

/** The records without which a change is refused. */
export function waitsFor({ kind, record, after, columns, rejection, firstAt }: OutboxEntry): readonly string[] {
  const own = kind !== 'create' && rejection?.reason === 'gone' ? [record] : [];
  if (firstAt === undefined) return [...own, ...after];
  return [...own, ...after, ...Object.values(columns).filter((value) => typeof value === 'string')];
}
