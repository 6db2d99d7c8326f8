import { tableAsCsv } from '#domain/import/table-as-csv.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { DiaryWords } from './diary-entry.ts';

/** One entry as a file holds it. Photos are in no file. */
export interface FiledEntry extends DiaryWords {
  /** By which the entry is known again; '': the file names none. */
  readonly id: string;
  readonly foodId: FoodId | null;
  readonly foodName: string;
}

/** The names of the columns, in their order. */
const columns = ['day', 'food', 'rating', 'note', 'with', 'where', 'food_id', 'id'] as const;
type Column = (typeof columns)[number];

/** An entry's cells; null: nothing is said. */
function cellsOf(entry: FiledEntry): Record<Column, string | number | null> {
  return {
    day: entry.day,
    food: entry.foodName,
    rating: entry.rating,
    note: entry.note,
    with: entry.company,
    where: entry.place,
    food_id: entry.foodId,
    id: entry.id,
  };
}

/** A JSON file, which `readTable` reads again. */
export function diaryAsJson(entries: readonly FiledEntry[]): string {
  return JSON.stringify({ entries: entries.map(cellsOf) }, null, 2);
}

/** A CSV file as spreadsheets open it. */
export function diaryAsCsv(entries: readonly FiledEntry[]): string {
  return tableAsCsv(columns, entries.map(cellsOf));
}
