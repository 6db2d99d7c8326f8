import type { FoodIndex } from '#ranking/food-index.ts';
import { decodeCatalogueImage, encodeCatalogueImage } from '#ranking/image/catalogue-image.ts';
import type { CatalogueColumns } from '#ranking/columns/catalogue-rows.ts';
import type { FoodColumnsOutcome, ReadColumns } from '#remote/read-food-columns.ts';
import { untilCatalogueIsHere } from '#replica/feed/catalogue-arrival.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import { foodsChangedSince, forgetFoodJournal } from '#replica/foods/foods-changed-since.ts';
import type { Replica } from '#replica/database/replica.ts';
import { readStoredImage, writeStoredImage } from '#replica/storage/stored-image.ts';
import { watchFoods } from '#replica/foods/watch-foods.ts';
import { followColumns } from './follow-columns.ts';

/** Milliseconds for which a new device waits for the server's columns before it answers with what it has. */
const PATIENCE = 3_000;

interface IndexSources {
  readonly replica: Replica;
  readonly index: FoodIndex;
  /** Says what is to be done when the index does not know any more which foods there are. */
  readonly whenUnsure: (act: () => void) => void;
  /** The server's columns, for a device that has no rows yet. Those that are `held` are not read again. */
  readonly readColumns: (held: ReadColumns | null) => Promise<FoodColumnsOutcome>;
}

/**
 * Keeps the index at what the device holds (architecture, 'Taste columns'). A device that was here before starts from its stored image and
 * is told only what changed since; a new one starts from the server's columns while its rows arrive. Of a large catalogue it holds the rows of some foods, and keeps
 * to the columns (`followColumns`).
 *
 * ```
 *   stored image ──┐
 *   server columns ┼──▶ index ◀── food journal, rows
 * ```
 *
 * Resolves when the index can answer.
 */
export async function feedIndex({ replica, index, whenUnsure, readColumns }: IndexSources): Promise<void> {
  const stored = await restored(replica, index);
  const watch = watchFoods(replica, index, { since: stored });
  /** What came as a stopgap: a device that holds some rows only takes it as its own then, and reads it once. */
  let stopgap: Promise<ReadColumns | null> = Promise.resolve(null);
  const forget = () => {
    stopgap = Promise.resolve(null);
  };
  const readOnce = async () => {
    const held = await stopgap;
    forget();
    return readColumns(held);
  };
  whenUnsure(followColumns({ replica, index, readColumns: readOnce, tellRows: () => watch.tellAgain() }));
  await watch.ready;
  if (stored !== null || (await isCatalogueHere(replica))) return;
  stopgap = readColumns(null).then((outcome) => (outcome.kind === 'columns' ? outcome : null));
  await Promise.race([stopgap.then((columns) => provideColumns({ replica, index, columns, forget })), after(PATIENCE)]);
}

/** Keeps new columns for the next start. */
export async function storeColumns(replica: Replica, columns: CatalogueColumns, journal: number): Promise<void> {
  const isStored = await writeStoredImage(replica, { bytes: encodeCatalogueImage(columns), journal });
  if (isStored) await forgetFoodJournal(replica, journal);
}

/** The place in the journal at which the stored image was made; null when there is none. */
async function restored(replica: Replica, index: FoodIndex): Promise<number | null> {
  const image = await readStoredImage(replica);
  const columns = image === null ? null : decodeCatalogueImage(image.bytes);
  if (image === null || columns === null) return null;
  index.restore(columns);
  return image.journal;
}

interface Provision {
  readonly replica: Replica;
  readonly index: FoodIndex;
  readonly columns: ReadColumns | null;
  /** Every row is here: nobody takes the columns any more. */
  readonly forget: () => void;
}

function provideColumns({ replica, index, columns, forget }: Provision): void {
  if (columns === null) return;
  index.provide(columns.foods);
  void untilCatalogueIsHere(replica).then(async () => {
    // Then the columns are no stopgap for rows that come: `followColumns` has them.
    if (await hasFoodsElsewhere(replica)) return;
    forget();
    const { at } = await foodsChangedSince(replica, null);
    index.endProvision(at);
  });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
