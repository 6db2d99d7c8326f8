import { editedList } from '#domain/safety/list-edits.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Columns, SyncedRow } from '#domain/values/synced-row.ts';

type Pending = Pick<OutboxEntry, 'record' | 'kind' | 'columns' | 'edits' | 'createdAt' | 'state'>;

/** The server's date format: '2026-11-21 10:20:30.456Z'. */
function serverDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ');
}

/**
 * What is on screen: server state + own pending mutations, in the order in which they were made [S4].
 * Parked mutations have no effect on it, so a rejection shows exactly the server's state. An update of a record that the
 * server does not have (any more) shows nothing: a delete beats an edit [S15].
 */
export function overlayMutations(server: SyncedRow | null, mutations: readonly Pending[]): SyncedRow | null {
  let row = server;
  for (const mutation of mutations) {
    if (mutation.state === 'parked') continue;
    row = overlayOne(row, mutation);
  }
  return row;
}

function overlayOne(row: SyncedRow | null, mutation: Pending): SyncedRow | null {
  const now = serverDate(mutation.createdAt);
  switch (mutation.kind) {
    case 'create':
      return row === null
        ? { created: now, updated: now, ...mutation.columns, id: mutation.record }
        : { ...row, ...columnsOver(row, mutation), id: mutation.record };
    case 'update':
      return row === null ? null : { ...row, ...columnsOver(row, mutation), updated: now };
    case 'delete':
      return null;
    default:
      return assertNever(mutation.kind);
  }
}

/** What a change writes into a row: the lists that are joined as the row has them by now [S15]. */
function columnsOver(row: SyncedRow, { columns, edits = {} }: Pick<Pending, 'columns' | 'edits'>): Columns {
  const lists = Object.entries(edits).map(
    ([column, edit]) => [column, editedList(row[column] ?? null, { after: columns[column] ?? null, edit })] as const,
  );
  return { ...columns, ...Object.fromEntries(lists) };
}
