import type { Replica } from '#replica/database/replica.ts';
import { watchTable } from '#replica/database/watch-table.ts';

/**
 * Asks the browser, once per page, to keep this device's storage under pressure, as soon as there is something that only this
 * device has: the first draft or unsent change. A browser without that interface is not asked.
 */
export function askForPersistentStorage(
  { database }: Replica,
  storage: Pick<StorageManager, 'persist'> | undefined,
): void {
  if (storage?.persist === undefined) return;
  let asked = false;
  const askOnce = async () => {
    const own = (await database.drafts.count()) + (await database.outbox.count());
    if (asked || own === 0) return;
    asked = true;
    for (const stop of watching) stop();
    // Refusal is the browser's right: the work is stored all the same, only with less of a promise.
    await storage.persist().catch(() => false);
  };
  const watching = [
    watchTable(database, 'drafts', () => void askOnce()),
    watchTable(database, 'outbox', () => void askOnce()),
  ];
}
