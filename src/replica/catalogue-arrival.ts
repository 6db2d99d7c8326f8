import { EVERYONE } from './audiences.ts';
import type { Replica } from './replica.ts';
import { watchTable } from './watch-table.ts';

/** Whether the first load is over: the device holds the whole catalogue, and the feed keeps it current [S11]. */
export async function isCatalogueHere({ database }: Replica): Promise<boolean> {
  return ((await database.cursors.get(EVERYONE))?.pulledAt ?? 0) > 0;
}

/** Resolves when the first load is over. */
export function untilCatalogueIsHere(replica: Replica): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      void isCatalogueHere(replica).then((isHere) => {
        if (!isHere) return;
        unwatch();
        resolve();
      }, () => undefined);
    };
    const unwatch = watchTable(replica.database, 'cursors', look);
    look();
  });
}
