import { isSyncedRow } from './decode-sync-answers.ts';
import type { SnapshotRow } from './remote.ts';

/**
 * The rows of a snapshot part: a line `{"c": collection, "r": row}` for each. null when it has not as many lines as its manifest says [S21]; lines
 * that a later version has added are left out [S9].
 */
export function readSnapshotRows(bytes: Uint8Array, lines: number): readonly SnapshotRow[] | null {
  const texts = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '');
  return texts.length === lines ? texts.flatMap(rowOf) : null;
}

function rowOf(line: string): SnapshotRow[] {
  const { c: collection, r: row }: { c?: unknown; r?: unknown } = JSON.parse(line);
  return typeof collection === 'string' && isSyncedRow(row) ? [{ collection, row }] : [];
}
