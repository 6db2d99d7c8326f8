import { tableAsCsv } from '#domain/import/table-as-csv.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';

/** A food as a file names it. */
export interface FiledFood {
  readonly foodId: FoodId | null;
  /** '': the file has its id alone. */
  readonly name: string;
}

/** A list as a file holds it. Who sees it is in no file: what comes from one is for its owner alone at first (R46). */
export interface FiledList {
  /** Which list it was where the file was written, so that two of one name stay two; '': the file does not say. */
  readonly listId: string;
  readonly name: string;
  readonly text: string;
  readonly foods: readonly FiledFood[];
}

/** The names of the columns, in their order. */
const columns = ['list', 'text', 'food', 'food_id', 'list_id'] as const;
type Cells = Readonly<Record<(typeof columns)[number], string | null>>;

/** A line for each food, with the list's text in the first; a line without a food is a list on which nothing is. */
function cellsOf({ listId, name, text, foods }: FiledList): readonly Cells[] {
  const list = { list: name, list_id: listId };
  if (foods.length === 0) return [{ ...list, text, food: '', food_id: null }];
  return foods.map((food, at) => ({ ...list, text: at === 0 ? text : '', food: food.name, food_id: food.foodId }));
}

/** A JSON file, which `readTable` reads again. */
export function listsAsJson(lists: readonly FiledList[]): string {
  return JSON.stringify({ foods: lists.flatMap(cellsOf) }, null, 2);
}

/** A CSV file as spreadsheets open it. */
export function listsAsCsv(lists: readonly FiledList[]): string {
  return tableAsCsv(columns, lists.flatMap(cellsOf));
}
