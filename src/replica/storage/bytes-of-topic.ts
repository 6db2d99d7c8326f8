import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { isSyncedCollection, type SyncedCollection } from '#replica/database/synced-collections.ts';

/** About how many bytes the rows take that a topic holds on this device: their JSON in UTF-8, as good a guess as any of what the browser stores. */
export async function bytesOfTopic(database: ReplicaDatabase, audience: string): Promise<number> {
  const held = await database.memberships
    .where('[audience+collection+record]')
    .between([audience], [audience, []])
    .toArray();
  const records = new Map<SyncedCollection, string[]>();
  for (const { collection, record } of held) {
    if (isSyncedCollection(collection)) records.set(collection, [...(records.get(collection) ?? []), record]);
  }
  let bytes = 0;
  for (const [collection, ids] of records)
    for (const row of await database.rows(collection).bulkGet(ids)) bytes += bytesOf(row);
  return bytes;
}

/** Of a value as JSON in UTF-8. */
export function bytesOf(value: unknown): number {
  return value === undefined ? 0 : new TextEncoder().encode(JSON.stringify(value)).length;
}
