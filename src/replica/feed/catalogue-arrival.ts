import { isCatalogueHere } from './is-catalogue-here.ts';
import type { Replica } from '#replica/database/replica.ts';
import { watchTable } from '#replica/database/watch-table.ts';

/** Resolves when the first load is over. */
export function untilCatalogueIsHere(replica: Replica): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      void isCatalogueHere(replica).then(
        (isHere) => {
          if (!isHere) return;
          unwatch();
          resolve();
        },
        () => undefined,
      );
    };
    const unwatch = watchTable(replica.database, 'cursors', look);
    look();
  });
}
