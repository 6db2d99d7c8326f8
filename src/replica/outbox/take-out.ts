import { discardEntries, withDependents } from './discard-entries.ts';
import { entriesOf } from './entries-of.ts';
import type { OutboxEntry, StoredPhoto } from '#replica/database/outbox-entry.ts';
import { rememberServerState } from './record-mutation.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { transactionOverRows } from './write-transaction.ts';

/** What left the outbox, whole: enough to put it back as it was. */
export interface TakenOut {
  readonly entries: readonly OutboxEntry[];
  readonly photos: readonly StoredPhoto[];
}

/**
 * Discards entries with all that could not stand without them, and answers how to put them back: refused ones come back refused, with what was
 * written and its files. The answer is false, and nothing changes, where somebody else is signed in or one of the records was written anew. Call it
 * inside a transaction; what it answers makes its own.
 */
export async function takeOut(replica: Replica, entries: readonly OutboxEntry[]): Promise<() => Promise<boolean>> {
  const { database } = replica;
  const member = (await session(replica))?.memberId;
  const all = withDependents(entries, await database.outbox.toArray());
  const photos = await database.photos.bulkGet(all.flatMap(({ files }) => Object.values(files)));
  const taken: TakenOut = { entries: all, photos: photos.filter((photo) => photo !== undefined) };
  await discardEntries(database, entries);
  return () =>
    transactionOverRows(replica, async () => {
      if (all.length === 0 || (await session(replica))?.memberId !== member) return false;
      for (const entry of all) if (await isWrittenAnew(replica, entry)) return false;
      await putBack(replica, taken);
      return true;
    });
}

async function isWrittenAnew({ database }: Replica, entry: OutboxEntry): Promise<boolean> {
  if ((await entriesOf(database, entry)).length > 0) return true;
  return (
    entry.kind === 'create' &&
    !entry.alreadyThere &&
    (await database.rows(entry.collection).get(entry.record)) !== undefined
  );
}

/** Puts entries with their files back into the outbox, and the rows on screen back to what they say. Call it inside a transaction. */
export async function putBack(replica: Replica, { entries, photos }: TakenOut): Promise<void> {
  for (const entry of entries) await rememberServerState(replica, entry);
  await replica.database.photos.bulkPut([...photos]);
  await replica.database.outbox.bulkPut([...entries]);
  for (const entry of entries) await refreshRow(replica.database, entry);
}
