import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FoodColumns } from './food-columns.ts';
import { FoodRow } from './food-row.ts';
import { rowOfId } from './id-table.ts';
import type { TasteColumns } from '#ranking/pairing/taste-columns.ts';
import type { TermColumns } from '#ranking/search/term-columns.ts';
import { PLACES, places } from '#ranking/search/text-places.ts';

/** Everything the engine knows of a catalogue, as typed arrays and words: what its stored image holds. */
export interface CatalogueColumns {
  readonly foods: FoodColumns;
  readonly terms: TermColumns;
  readonly tastes: TasteColumns;
  /** By row: its place in the order of `compareByRating`. */
  readonly ranks: Uint32Array;
}

/** The foods of a catalogue, a row each in the order of the search; never changed. */
export class CatalogueRows {
  readonly columns: CatalogueColumns;
  readonly #describe: (row: number) => string;

  constructor(columns: CatalogueColumns) {
    this.columns = columns;
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

/** The description's folded form. */
function description({ texts: { starts, codes }, terms }: TermColumns, row: number): string {
  const own = codes.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
  const first = own.indexOf(places.description);
  return first < 0 ? '' : Array.from(own.subarray(first + 1), (code) => terms[code - PLACES] ?? '').join(' ');
}
