import { dayOf } from '#domain/values/day.ts';
import { type DerivedCollection, derivedIds } from '#domain/values/ids/derived-ids.ts';
import { idFromParts } from '#domain/values/ids/id-of-row.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import type { SyncedCollection } from './synced-collections.ts';
import { textColumn } from './text-column.ts';

/**
 * The id that a new row of these columns has by derivation; null where ids of the collection are made at random.
 *
 * @param createdAt milliseconds since 1970
 */
export function derivedRecordId(collection: SyncedCollection, columns: Columns, createdAt: number): string | null {
  if (!isDerived(collection)) return null;
  const beside: Readonly<Record<string, string>> = {
    finding: textColumn(columns, 'finding') || textColumn(columns, 'description'),
    before: '',
    day: dayOf(createdAt),
  };
  return idFromParts(collection, (part) => beside[part] ?? textColumn(columns, part));
}

function isDerived(collection: SyncedCollection): collection is DerivedCollection {
  return Object.hasOwn(derivedIds, collection);
}
