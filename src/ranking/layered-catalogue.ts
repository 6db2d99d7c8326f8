import type { FoodId } from '#domain/values/ids/ids.ts';
import {
  compareMatches,
  exactMatches,
  fuzzyMatches,
  type SearchableFoods,
  searchableFoods,
  searchEntry,
  type SearchMatch,
} from '#domain/search/search-foods.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { topOf } from '#prelude/top-of.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { sameTraits } from './same-traits.ts';
import type { RowMatch } from './search/search-columns.ts';

/** So many changes are looked through one by one; more of them, and more than this share of the catalogue, are worth new columns. */
const FEWEST_TO_BUILD = 500;
const SHARE_TO_BUILD = 0.02;

/**
 * The catalogue in two layers: columns that never change, and the few foods that are new or changed since they were built. An update costs only what
 * it changes. Every answer is the same as from columns that were built anew.
 */
export class LayeredCatalogue {
  #base: Catalogue = inOneGo(buildCatalogue([]));
  /** 1 for a row of the base that changed or went. */
  #gone = new Uint8Array(0);
  #goneRows = 0;
  readonly #changed = new Map<FoodId, TasteTraits>();
  #searchable: SearchableFoods<TasteTraits> | null = null;
  /** What changed while new columns are being built. */
  #sinceBuilding: Set<FoodId> | null = null;
  readonly isGone = (row: number): boolean => this.#gone[row] === 1;

  get base(): Catalogue {
    return this.#base;
  }

  /** Foods that came or changed since the base was built. */
  get changed(): Iterable<TasteTraits> {
    return this.#changed.values();
  }

  /** Whether the columns say everything. */
  get isWhole(): boolean {
    return this.#changed.size + this.#goneRows === 0;
  }

  get isBuilding(): boolean {
    return this.#sinceBuilding !== null;
  }

  get isWorthBuilding(): boolean {
    return this.#changed.size + this.#goneRows > Math.max(FEWEST_TO_BUILD, this.#base.rows * SHARE_TO_BUILD);
  }

  put(food: TasteTraits): void {
    const known = this.get(food.id);
    if (known !== null && sameTraits(known, food)) return;
    this.#note(food.id);
    if (known !== null) this.#hide(food.id);
    this.#changed.set(food.id, food);
  }

  remove(id: FoodId): void {
    if (this.get(id) === null) return;
    this.#note(id);
    this.#hide(id);
    this.#changed.delete(id);
  }

  get(id: FoodId): TasteTraits | null {
    const changed = this.#changed.get(id);
    if (changed !== undefined) return changed;
    const row = this.#base.rowOf(id);
    return row === null || this.isGone(row) ? null : this.#base.foodAt(row);
  }

  /** The changed foods as a search reads them. */
  recent(): SearchableFoods<TasteTraits> {
    this.#searchable ??= searchableFoods(Array.from(this.#changed.values(), searchEntry));
    return this.#searchable;
  }

  *all(): Generator<TasteTraits> {
    for (let row = 0; row < this.#base.rows; row += 1) if (!this.isGone(row)) yield this.#base.foodAt(row);
    yield* this.#changed.values();
  }

  /** The best matches of the search dropdown: exact ones, and near spellings where these leave room (spec 2 §9). */
  search(query: string, limit: number): readonly SearchMatch<TasteTraits>[] {
    const exact = this.#best(
      [...this.#found('exact', query, { limit }), ...exactMatches(this.recent().entries, query)],
      limit,
    );
    if (exact.length === limit) return exact;
    const found = new Set(exact.map(({ food: { id } }) => id));
    const near = [...this.#found('fuzzy', query, { limit, except: found }), ...fuzzyMatches(this.recent(), query)];
    return [
      ...exact,
      ...this.#best(
        near.filter(({ food: { id } }) => !found.has(id)),
        limit - exact.length,
      ),
    ];
  }

  /** Takes columns in the place of all foods. */
  restore(base: Catalogue): void {
    this.#changed.clear();
    this.#take(base);
  }

  /** Builds the columns anew from what is there, in small steps; what changes meanwhile is kept beside them. */
  *build(): Generator<void, void> {
    const foods = [...this.all()];
    this.#sinceBuilding = new Set();
    const base = yield* buildCatalogue(foods);
    const since = this.#sinceBuilding;
    this.#sinceBuilding = null;
    for (const id of this.#changed.keys()) if (!since.has(id)) this.#changed.delete(id);
    this.#take(base);
    for (const id of since) this.#hide(id);
  }

  #take(base: Catalogue): void {
    this.#base = base;
    this.#gone = new Uint8Array(base.rows);
    this.#goneRows = 0;
    this.#searchable = null;
  }

  #note(id: FoodId): void {
    this.#searchable = null;
    this.#sinceBuilding?.add(id);
  }

  #hide(id: FoodId): void {
    const row = this.#base.rowOf(id);
    if (row === null || this.isGone(row)) return;
    this.#gone[row] = 1;
    this.#goneRows += 1;
  }

  #found(
    kind: 'exact' | 'fuzzy',
    query: string,
    { limit, except = new Set() }: { readonly limit: number; readonly except?: ReadonlySet<FoodId> },
  ): readonly SearchMatch<TasteTraits>[] {
    const skipped = new Set(Array.from(except, (id) => this.#base.rowOf(id)));
    const matches = this.#base.search[kind](query, {
      limit,
      isSkipped: (row) => this.isGone(row) || (skipped.size > 0 && skipped.has(row)),
    });
    return matches.map(({ row, ...match }: RowMatch) => ({ food: this.#base.foodAt(row), ...match }));
  }

  #best(matches: readonly SearchMatch<TasteTraits>[], limit: number): readonly SearchMatch<TasteTraits>[] {
    return topOf(matches, { limit, compare: compareMatches });
  }
}
