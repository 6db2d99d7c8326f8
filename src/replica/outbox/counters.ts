import { rowCounters } from '#domain/values/row-counters.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';

type Counted = (typeof rowCounters)[keyof typeof rowCounters]['of'];

/** Collections whose rows carry counters that also travel by themselves [S23], and those counters. */
const counters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(rowCounters).map(({ of, columns, json }) => [of, [...columns, ...json]]),
);

/** What the feed calls them when they travel by themselves. */
const countedBy: ReadonlyMap<string, Counted> = new Map(
  Object.entries(rowCounters).map(([name, { of }]) => [name, of]),
);

function isCounted(collection: string): collection is Counted {
  return counters.has(collection);
}

/** The seq under which the server told of a row's counters last; 0 where it never did. */
function countsSeq(row: SyncedRow | null | undefined): number {
  const seq = row?.['counts_seq'];
  return typeof seq === 'number' ? seq : 0;
}

function withCountersOf(collection: Counted, { row, from }: { row: SyncedRow; from: SyncedRow }): SyncedRow {
  return {
    ...row,
    ...Object.fromEntries(
      (counters.get(collection) ?? []).flatMap((column) =>
        from[column] === undefined ? [] : [[column, from[column]]],
      ),
    ),
  };
}

/** A row from the server, but with the counters of the row held here if those are newer: the answer to an edit may be older than a digest. */
export function withNewestCounters(
  collection: SyncedCollection,
  { row, held }: { row: SyncedRow; held: SyncedRow | null | undefined },
): SyncedRow {
  if (!isCounted(collection) || !held || countsSeq(held) <= countsSeq(row)) return row;
  return withCountersOf(collection, { row, from: held });
}

/** The same for many rows of a page of the feed. Call it inside a transaction. */
export async function allWithNewestCounters<
  T extends { readonly collection: SyncedCollection; readonly record: string; readonly row: SyncedRow | null },
>(database: ReplicaDatabase, changes: readonly T[]): Promise<readonly T[]> {
  const counted = changes.filter(({ collection, row }) => row !== null && isCounted(collection));
  const held = new Map<string, SyncedRow>();
  for (const collection of new Set(counted.map((change) => change.collection))) {
    const ids = counted.filter((change) => change.collection === collection).map(({ record }) => record);
    // A row that its own member is deleting is here as its shadow alone.
    const [rows, shadows] = await Promise.all([
      database.rows(collection).bulkGet(ids),
      database.shadows.bulkGet(ids.map((id): [string, string] => [collection, id])),
    ]);
    for (const [at, id] of ids.entries()) {
      const row = rows[at] ?? shadows[at]?.server;
      if (row) held.set(`${collection}/${id}`, row);
    }
  }
  return changes.map((change) => {
    const { collection, record, row } = change;
    return row === null
      ? change
      : { ...change, row: withNewestCounters(collection, { row, held: held.get(`${collection}/${record}`) }) };
  });
}

/**
 * Lays counters that came without their rows into the rows of this device: those on screen, their shadows, and those that a block hides. Counters that are
 * older change nothing, so they may come in any order and any number of times. Call it inside a transaction.
 *
 * @param rows by the feed's names, such as `food_counts`
 */
export async function applyCounters(
  database: ReplicaDatabase,
  rows: Readonly<Record<string, readonly SyncedRow[]>>,
): Promise<void> {
  for (const [name, incoming] of Object.entries(rows)) {
    const collection = countedBy.get(name);
    if (collection !== undefined && incoming.length > 0) await applyTo(database, collection, incoming);
  }
}

async function applyTo(database: ReplicaDatabase, collection: Counted, incoming: readonly SyncedRow[]): Promise<void> {
  const keys = incoming.map(({ id }): [string, string] => [collection, id]);
  const [held, shadows, hidden] = await Promise.all([
    database.rows(collection).bulkGet(incoming.map(({ id }) => id)),
    database.shadows.bulkGet(keys),
    database.blockedRows.bulkGet(keys),
  ]);
  const newer = (row: SyncedRow | null | undefined, from: SyncedRow) =>
    row && countsSeq(row) < countsSeq(from) ? withCountersOf(collection, { row, from }) : null;
  const rows = incoming.flatMap((from, at) => newer(held[at], from) ?? []);
  if (rows.length > 0) await database.rows(collection).bulkPut(rows);
  for (const [at, from] of incoming.entries()) {
    const shadow = shadows[at];
    const server = newer(shadow?.server, from);
    if (shadow !== undefined && server !== null) await database.shadows.put({ ...shadow, server });
    const aside = hidden[at];
    const row = newer(aside?.row, from);
    if (aside !== undefined && row !== null) await database.blockedRows.put({ ...aside, row });
  }
}
