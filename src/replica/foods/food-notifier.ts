import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { decodeFoods } from './food-queries.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** Rows held at once. */
const PAGE = 500;

export interface FoodWatcher {
  /** The foods that it holds from what it was told. */
  ids(): Iterable<FoodId>;
  /** Foods that came or changed. */
  onFoods(foods: readonly Food[]): void;
  /** Foods that are not on the device; it may never have been told of them. */
  onGone(ids: readonly FoodId[]): void;
  /** This device holds some foods alone, and cannot say any more which others there are. What it holds is told after that. */
  onUnsure?(): void;
  /** All that was told so far is the foods as of this place in the journal, or later. */
  onJournal?(at: number): void;
}

/** Reads foods from the replica and tells a watcher of them, and of those that are there no more. */
export class FoodNotifier {
  readonly #database: ReplicaDatabase;
  readonly #watcher: FoodWatcher;

  constructor(database: ReplicaDatabase, watcher: FoodWatcher) {
    this.#database = database;
    this.#watcher = watcher;
  }

  /**
   * Walks the whole table by a cursor, a page at a time, so that nothing is held at once; resolves with the number of its rows.
   *
   * @param isWhole what is not in the table is no food any more
   */
  async notifyAll({ isWhole }: { readonly isWhole: boolean }): Promise<number> {
    const unseen = new Set(isWhole ? this.#watcher.ids() : []);
    let walked = 0;
    let rows: readonly SyncedRow[] = [];
    do {
      rows = await this.#pageAfter(rows.at(-1)?.id ?? '');
      walked += rows.length;
      for (const { id } of this.#tell(rows)) unseen.delete(id);
    } while (rows.length === PAGE);
    this.#tellGone([...unseen]);
    return walked;
  }

  /** Resolves with the number of foods that were read. */
  async notifyOnly(ids: readonly string[]): Promise<number> {
    for (let at = 0; at < ids.length; at += PAGE) {
      const asked = ids.slice(at, at + PAGE);
      const told = new Set<string>(this.#tell(await this.#database.rows('foods').bulkGet(asked)).map(({ id }) => id));
      this.#tellGone(asked.filter((id) => !told.has(id)) as FoodId[]);
    }
    return ids.length;
  }

  #pageAfter(id: string): Promise<SyncedRow[]> {
    return this.#database.rows('foods').where('id').above(id).limit(PAGE).toArray();
  }

  #tell(rows: readonly (SyncedRow | undefined)[]): readonly Food[] {
    const foods = decodeFoods(rows);
    if (foods.length > 0) this.#watcher.onFoods(foods);
    return foods;
  }

  #tellGone(ids: readonly FoodId[]): void {
    if (ids.length > 0) this.#watcher.onGone(ids);
  }
}
