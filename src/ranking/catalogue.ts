import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { must } from '#prelude/must.ts';
import type { FoodColumns } from './columns/food-columns.ts';
import { FoodColumnsBuilder } from './columns/food-columns-builder.ts';
import { FoodRow } from './columns/food-row.ts';
import { rowOfId } from './columns/id-table.ts';
import { RowOrders } from './row-orders.ts';
import type { TasteColumns } from './pairing/taste-columns.ts';
import { TasteColumnsBuilder } from './pairing/taste-columns-builder.ts';
import { ratingPoints } from '#domain/search/search-score.ts';
import { SearchColumns } from './search/search-columns.ts';
import { PLACES, places, type TermColumns } from './search/term-columns.ts';
import { TermColumnsBuilder } from './search/term-columns-builder.ts';

/** Everything the engine knows of a catalogue, as typed arrays and words: what its stored image holds. */
export interface CatalogueColumns {
  readonly foods: FoodColumns;
  readonly terms: TermColumns;
  readonly tastes: TasteColumns;
  /** By row: its place in the order of `compareByRating`. */
  readonly ranks: Uint32Array;
}

const FOODS_A_STEP = 250;

/** A catalogue as it once was, never changed: rows in the order of the search, and what is asked of them. */
export class Catalogue {
  readonly columns: CatalogueColumns;
  readonly search: SearchColumns;
  readonly orders: RowOrders;
  readonly #describe: (row: number) => string;

  constructor(columns: CatalogueColumns) {
    this.columns = columns;
    this.search = new SearchColumns(columns.terms);
    this.orders = new RowOrders(this);
    this.#describe = (row) => description(columns.terms, row);
  }

  get rows(): number {
    return this.columns.foods.rows;
  }

  rowOf(id: FoodId): number | null {
    return rowOfId(this.columns.foods.idTable, this.columns.foods.ids, id);
  }

  foodAt(row: number): FoodRow {
    return new FoodRow(this.columns.foods, row, this.#describe);
  }
}

/** Builds the columns of some foods in small steps, so that questions can be answered between them. */
export function* buildCatalogue(foods: readonly TasteTraits[]): Generator<void, Catalogue> {
  const sorted = inSearchOrder(foods);
  yield;
  const builders = [
    new FoodColumnsBuilder(sorted.length),
    new TermColumnsBuilder(),
    new TasteColumnsBuilder(),
  ] as const;
  for (const [row, food] of sorted.entries()) {
    for (const builder of builders) builder.add(food);
    if (row % FOODS_A_STEP === 0) yield;
  }
  const foodAt = (row: number) => must(sorted[row], 'a food for each row');
  const ranks = new Uint32Array(sorted.length);
  const byRating = Array.from(sorted.keys()).toSorted((one, other) => compareByRating(foodAt(one), foodAt(other)));
  for (const [rank, row] of byRating.entries()) ranks[row] = rank;
  yield;
  const [foodColumns, terms, tastes] = builders;
  const built = { foods: foodColumns.done(), tastes: tastes.done(), ranks };
  yield;
  return new Catalogue({ ...built, terms: yield* terms.done() });
}

/** As `compareBySearch` orders them, with the points of each counted once. */
function inSearchOrder(foods: readonly TasteTraits[]): readonly TasteTraits[] {
  const rated = foods.map((food) => ({ food, points: ratingPoints(food) }));
  return rated
    .toSorted((one, other) => other.points - one.points || compareByRating(one.food, other.food))
    .map(({ food }) => food);
}

/** The description's folded form. */
function description({ texts: { starts, codes }, terms }: TermColumns, row: number): string {
  const own = codes.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
  const first = own.indexOf(places.description);
  return first < 0 ? '' : Array.from(own.subarray(first + 1), (code) => terms[code - PLACES] ?? '').join(' ');
}
