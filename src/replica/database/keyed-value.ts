import type { ReplicaDatabase } from './replica-database.ts';

/** One of the replica's single values; null when it was never set. */
export async function keyedValue<T>(database: ReplicaDatabase, key: string): Promise<T | null> {
  const row = await database.keyed.get(key);
  return row === undefined ? null : (row.value as T);
}

export async function putKeyedValue(database: ReplicaDatabase, key: string, value: unknown): Promise<void> {
  await database.keyed.put({ key, value });
}
