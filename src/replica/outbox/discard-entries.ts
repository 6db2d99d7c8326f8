import { entriesOf } from './entries-of.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * Takes entries out of the outbox with their photos, and with them what could not stand without them: changes that refer to a
 * record whose creation is taken out. The rows on screen fall back to what the server holds [S4].
 */
export async function discardEntries(database: ReplicaDatabase, entries: readonly OutboxEntry[]): Promise<void> {
  const doomed = withDependents(entries, await database.outbox.toArray());
  await database.outbox.bulkDelete(doomed.map(({ order }) => order));
  await database.photos.bulkDelete(doomed.flatMap(({ files }) => Object.values(files)));
  for (const entry of doomed) {
    await refreshRow(database, entry);
    await forgetIfSettled(database, entry);
  }
}

/** The entries, and what could not stand without those that create a record. What was to happen to a record before it is created anew stays. */
export function withDependents(entries: readonly OutboxEntry[], all: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const doomed = new Map(entries.map((entry) => [entry.order, entry]));
  const created = entries.filter(({ kind }) => kind === 'create');
  const unborn = new Set(created.map(({ record }) => record));
  const unbornSince = new Map(created.map((entry) => [keyOf(entry), entry.order]));
  let grew = true;
  while (grew) {
    grew = false;
    for (const entry of all) {
      if (doomed.has(entry.order)) continue;
      const isLater = entry.order > (unbornSince.get(keyOf(entry)) ?? Infinity);
      if (!isLater && !entry.after.some((record) => unborn.has(record))) continue;
      doomed.set(entry.order, entry);
      if (entry.kind === 'create') {
        unborn.add(entry.record);
        if (!unbornSince.has(keyOf(entry))) unbornSince.set(keyOf(entry), entry.order);
      }
      grew = true;
    }
  }
  return [...doomed.values()];
}

function keyOf({ collection, record }: OutboxEntry): string {
  return `${collection}/${record}`;
}

/** A shadow that no acknowledged write waits in (seq 0) is no longer needed once nothing is pending. */
async function forgetIfSettled(database: ReplicaDatabase, { collection, record }: OutboxEntry): Promise<void> {
  const pending = (await entriesOf(database, { collection, record })).length;
  const shadow = await database.shadows.get([collection, record]);
  if (pending === 0 && shadow?.seq === 0) await database.shadows.delete([collection, record]);
}
