import type { ReplicaDatabase } from './replica-database.ts';

/**
 * One of the replica's single values; null when it was never set. Asked for as a range of one: all live queries that ask for the same range share
 * one answer (Dexie's cache), where each would read a row by its key for itself, and every card of a page asks who is signed in.
 */
export async function keyedValue<T>(database: ReplicaDatabase, key: string): Promise<T | null> {
  const [row] = await database.keyed.where('key').equals(key).toArray();
  return row === undefined ? null : (row.value as T);
}

export async function putKeyedValue(database: ReplicaDatabase, key: string, value: unknown): Promise<void> {
  await database.keyed.put({ key, value });
}
