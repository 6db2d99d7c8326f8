import { discardEntries, withDependents } from './discard-entries.ts';
import { entriesOf } from './entries-of.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { type Mutation, recordMutation } from './record-mutation.ts';
import { putBack } from './take-out.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session, type Session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from './write-outcome.ts';
import { transactionOverRows } from './write-transaction.ts';

/** So long a deletion that its toast offers to undo stays on the device. Longer than the toast. Milliseconds. */
export const HELD_FOR_UNDO = 8_000;

/** A deletion that can be taken back until it is sent. */
export interface Undoable {
  /**
   * Puts everything back: the row, and what had not been sent of it. Nothing was sent of the deletion, and nothing is sent of its undoing [S2]. false:
   * it is too late, or the record was written anew meanwhile; then nothing changes. A second call is false, too.
   */
  readonly undo: () => Promise<boolean>;
}

type Deletion = Omit<Mutation, 'kind' | 'columns' | 'files'>;

/**
 * The command that deletes one record. `decide` names it, or null where it is not there.
 *
 * @param heldFor milliseconds that it waits on the device before it may be sent; also offline, and when the app is closed meanwhile, it goes out
 *   afterwards
 */
export function deleteCommand(
  replica: Replica,
  decide: (session: Session) => Promise<Deletion | null>,
  heldFor: number,
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  return writeOutcome<Undoable>(replica, () =>
    transactionOverRows(replica, async () => {
      const current = await session(replica);
      if (current === null) return { kind: 'signed-out' };
      const deletion = await decide(current);
      if (deletion === null) return { kind: 'missing' };
      const before = withDependents(await entriesOf(database, deletion), await database.outbox.toArray());
      const files = await database.photos.bulkGet(before.flatMap((entry) => Object.values(entry.files)));
      await recordMutation(replica, { ...deletion, kind: 'delete', heldFor });
      // Without a place of its own in the outbox the server never heard of the record.
      const earlier = new Set(before.map(({ order }) => order));
      const sent = (await entriesOf(database, deletion)).find(
        ({ kind, order }) => kind === 'delete' && !earlier.has(order),
      );
      const after = await database.outbox.bulkGet(before.map(({ order }) => order));
      const gone = before.filter((_, place) => after[place] === undefined);
      const keys = new Set(gone.flatMap((entry) => Object.values(entry.files)));
      const photos = files.filter((photo) => photo !== undefined).filter(({ key }) => keys.has(key));
      const undo = async () =>
        transactionOverRows(replica, async () => {
          if ((await session(replica))?.memberId !== current.memberId) return false;
          if (!(await canUndo(replica, { deletion, sent, gone }))) return false;
          await putBack(replica, { entries: gone, photos });
          if (sent !== undefined) await discardEntries(database, [sent]);
          return true;
        });
      return { kind: 'saved', undo };
    }),
  );
}

/** Whether all is still as the deletion has left it. */
async function canUndo(
  { database }: Replica,
  { deletion, sent, gone }: { deletion: Deletion; sent: OutboxEntry | undefined; gone: readonly OutboxEntry[] },
): Promise<boolean> {
  const now = await entriesOf(database, deletion);
  if (sent === undefined)
    return (
      gone.length > 0 &&
      (now.at(-1)?.kind ?? 'delete') === 'delete' &&
      (await database.rows(deletion.collection).get(deletion.record)) === undefined
    );
  const last = now.at(-1);
  return last?.id === sent.id && (last.attempts === 0 || last.state === 'parked');
}
