import type { ObservabilitySet } from 'dexie';

/** Dexie's tree of key ranges; a written key is a range of one. */
interface RangeNode {
  readonly from?: unknown;
  readonly to?: unknown;
  readonly l?: RangeNode | null;
  readonly r?: RangeNode | null;
}

/**
 * The primary keys that a change notice names for a table, 'all' where it names a range instead (Dexie does so for bulk writes of 50
 * rows and more, and when a page comes back from the back-forward cache).
 *
 * @param part the table's primary keys in Dexie's notation, 'idb://{database}/{table}/'
 */
export function changedKeys(parts: ObservabilitySet, part: string): readonly string[] | 'all' {
  if (parts['all'] !== undefined) return 'all';
  const keys: string[] = [];
  return collectKeys(parts[part] as RangeNode | undefined, keys) ? keys : 'all';
}

function collectKeys(node: RangeNode | null | undefined, keys: string[]): boolean {
  if (node === null || node === undefined || node.from === undefined) return true;
  if (typeof node.from !== 'string' || node.from !== node.to) return false;
  keys.push(node.from);
  return collectKeys(node.l, keys) && collectKeys(node.r, keys);
}
