import { recordMutation, type Mutation } from './record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session, type Session } from '#replica/session/session.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { type WriteOutcome, writeOutcome } from './write-outcome.ts';
import type { Transaction } from 'dexie';

/** Everything a command may touch: one transaction over the outbox, the shadows and the rows. */
export function transactionOverRows<T>(replica: Replica, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return replica.database.transaction('rw', replica.database.tables, async (transaction) => await work(transaction));
}

/** A transaction over one collection and what sync keeps of its changes. All other rows can be read and written meanwhile. */
export function transactionOverChanges<T>(
  { database }: Replica,
  collection: SyncedCollection,
  work: () => Promise<T>,
): Promise<T> {
  const { outbox, photos, shadows, notices, keyed, cursors, acknowledged, acknowledgedFiles } = database;
  return database.transaction(
    'rw',
    [database.rows(collection), outbox, photos, shadows, notices, keyed, cursors, acknowledged, acknowledgedFiles],
    async () => await work(),
  );
}

/**
 * One command: `decide` looks at the replica and says which mutations to make (or why not); they are written in the
 * same transaction. Only for a signed-in member; the optimistic rows are on screen when this resolves.
 */
export function writeCommand<Saved>(
  replica: Replica,
  decide: (session: Session) => Promise<{ mutations: readonly Mutation[]; saved: Saved } | WriteOutcome<Saved>>,
): Promise<WriteOutcome<Saved>> {
  return writeOutcome<Saved>(replica, () =>
    transactionOverRows(replica, async () => {
      const current = await session(replica);
      if (current === null) return { kind: 'signed-out' };
      const decision = await decide(current);
      if ('kind' in decision) return decision;
      for (const mutation of decision.mutations) await recordMutation(replica, mutation);
      return { kind: 'saved', ...decision.saved };
    }),
  );
}
