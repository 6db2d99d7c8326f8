import type { Replica } from '#replica/database/replica.ts';

const noRoom = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/**
 * From now on nothing more fits onto this replica's device: rows can only be taken away. Returns how to make it roomy again.
 *
 * @param tables where nothing fits; all when left out
 */
export function fillDevice(
  { database }: Replica,
  tables: readonly string[] = database.tables.map(({ name }) => name),
): () => void {
  for (const name of tables) {
    database.table(name).hook('creating', noRoom);
    database.table(name).hook('updating', noRoom);
  }
  return () => {
    for (const name of tables) {
      database.table(name).hook('creating').unsubscribe(noRoom);
      database.table(name).hook('updating').unsubscribe(noRoom);
    }
  };
}
