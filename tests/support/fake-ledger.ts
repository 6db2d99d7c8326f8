import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { OutgoingMutation, PushOutcome } from '#remote/remote.ts';

/* What the fake server remembers of the mutations that it has accepted. */

export type Accepted = Extract<PushOutcome, { readonly kind: 'accepted' }>;

interface LedgerEntry {
  readonly user: string;
  readonly row: SyncedRow | null;
  readonly seq: number;
  readonly collection: string;
  readonly record: string;
  readonly kind: OutgoingMutation['kind'];
  /** null: all of them. */
  readonly fields: readonly string[] | null;
  /** Its place in the order of all writes, by a clock that a restored backup does not turn back. */
  readonly at: number;
  /** It found its record deleted, and did nothing. */
  readonly wasAbsent: boolean;
}

export type Ledger = Map<string, LedgerEntry>;

export function remember(
  ledger: Ledger,
  { id, collection, record, kind, columns }: OutgoingMutation,
  { user, outcome, at, wasAbsent }: { user: string; outcome: Accepted; at: number; wasAbsent: boolean },
): void {
  const fields = kind === 'create' ? null : Object.keys(columns);
  ledger.set(id, {
    user,
    row: outcome.row,
    seq: outcome.seq,
    collection,
    record,
    kind,
    fields: wasAbsent ? [] : fields,
    at,
    wasAbsent,
  });
}

function laterThan(ledger: Ledger, at: number): LedgerEntry[] {
  return [...ledger.values()].filter((entry) => entry.at > at);
}

/** What is offered again has nothing left to do where its record, or what it belongs to, was deleted later. */
export function isSettledByDeletion(
  ledger: Ledger,
  { collection, record, kind, columns }: OutgoingMutation,
  { user, at, isThere }: { user: string; at: number; isThere: boolean },
): boolean {
  const deleted = laterThan(ledger, at).filter(
    (entry) => entry.kind === 'delete' && (!entry.wasAbsent || entry.user === user),
  );
  if (deleted.some((entry) => entry.collection === collection && entry.record === record)) return true;
  if (kind === 'create') return deleted.some((entry) => Object.values(columns).includes(entry.record));
  return kind === 'delete' && !isThere;
}

/** What is left of an update that is offered again: what nobody has written since. */
export function yieldedToLater(ledger: Ledger, mutation: OutgoingMutation, at: number): OutgoingMutation {
  if (mutation.kind !== 'update') return mutation;
  const later = laterThan(ledger, at).filter(
    ({ collection, record, kind }) =>
      kind !== 'delete' && collection === mutation.collection && record === mutation.record,
  );
  if (later.some(({ fields }) => fields === null)) return { ...mutation, columns: {} };
  const taken = new Set(later.flatMap(({ fields }) => fields ?? []));
  return {
    ...mutation,
    columns: Object.fromEntries(Object.entries(mutation.columns).filter(([column]) => !taken.has(column))),
  };
}
