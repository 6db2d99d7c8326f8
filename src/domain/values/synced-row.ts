import type { Json } from './json.ts';

/** A row as the server exports it. Columns that this version does not know are kept [S9]. */
export interface SyncedRow {
  readonly id: string;
  readonly [column: string]: Json;
}

/** Columns of a write: only those that it sets. */
export type Columns = Readonly<Record<string, Json>>;
