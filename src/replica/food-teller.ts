import type { Food } from '#domain/food.ts';
import type { FoodId } from '#domain/ids.ts';
import type { SyncedRow } from '#domain/synced-row.ts';
import { decodeFoods } from './food-queries.ts';
import type { ReplicaDatabase } from './replica-database.ts';

const PAGE = 500;

export interface FoodWatcher {
  /** Foods that came or changed. */
  onFoods(foods: readonly Food[]): void;
  onGone(ids: readonly FoodId[]): void;
}

/** Reads foods from the replica and tells a watcher of them, and of those told before that are there no more. */
export class FoodTeller {
  readonly #told = new Set<FoodId>();
  readonly #database: ReplicaDatabase;
  readonly #watcher: FoodWatcher;

  constructor(database: ReplicaDatabase, watcher: FoodWatcher) {
    this.#database = database;
    this.#watcher = watcher;
  }

  /** Walks the whole table by a cursor, a page at a time, so that nothing is held at once; resolves with the number of its rows. */
  async tellAll(): Promise<number> {
    const unseen = new Set(this.#told);
    let walked = 0;
    let rows: readonly SyncedRow[] = [];
    do {
      rows = await this.#pageAfter(rows.at(-1)?.id ?? '');
      walked += rows.length;
      for (const { id } of this.#tell(rows)) unseen.delete(id);
    } while (rows.length === PAGE);
    this.#forget([...unseen]);
    return walked;
  }

  async tellOnly(ids: readonly string[]): Promise<void> {
    const rows = await this.#database.rows('foods').bulkGet([...ids]);
    this.#tell(rows);
    this.#forget(ids.filter((_, place) => rows[place] === undefined) as FoodId[]);
  }

  #pageAfter(id: string): Promise<SyncedRow[]> {
    return this.#database.rows('foods').where('id').above(id).limit(PAGE).toArray();
  }

  #tell(rows: readonly (SyncedRow | undefined)[]): readonly Food[] {
    const foods = decodeFoods(rows);
    for (const { id } of foods) this.#told.add(id);
    if (foods.length > 0) this.#watcher.onFoods(foods);
    return foods;
  }

  #forget(ids: readonly FoodId[]): void {
    const gone = ids.filter((id) => this.#told.delete(id));
    if (gone.length > 0) this.#watcher.onGone(gone);
  }
}
