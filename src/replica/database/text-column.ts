import type { Columns } from '#domain/values/synced-row.ts';

/** A text column of a row that may not be here; '' where there is no text. */
export function textColumn(row: Columns | undefined, column: string): string {
  const value = row?.[column];
  return typeof value === 'string' ? value : '';
}
