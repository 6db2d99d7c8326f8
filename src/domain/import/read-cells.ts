import { t } from '@lingui/core/macro';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import type { ReadTable, TableRow } from './read-table.ts';
import { withFormula } from './table-as-csv.ts';

/** A line that is not taken over, and why. */
export interface BadLine {
  /** As `TableRow` counts. */
  readonly line: number;
  readonly why: string;
}

export type Places<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** Where the columns of a file are, by the names that a file may give them, folded. */
export function placesOf<Column extends string>(
  columns: readonly string[],
  called: Readonly<Record<Column, readonly string[]>>,
): Places<Column> {
  const names = columns.map((name) => name.trim().toLowerCase());
  const found = Object.entries<readonly string[]>(called).map(([column, its]) => [
    column,
    names.findIndex((name) => its.includes(name)),
  ]);
  return Object.fromEntries(found.filter(([, place]) => Number(place) >= 0)) as Places<Column>;
}

export interface RowReader<Column extends string> {
  /** What a column says, in at most so many characters; '' where it says nothing or what is wrong. `name` is what the problem calls it. */
  readonly text: (column: Column, name: string, limit?: number) => string;
  readonly problems: string[];
}

/** Reads the texts of one row and gathers what is wrong in it: nothing is shortened or guessed. */
export function readerOf<Column extends string>(
  { cells }: TableRow,
  { places, format }: { places: Places<Column>; format: Extract<ReadTable, { kind: 'table' }>['format'] },
): RowReader<Column> {
  const problems: string[] = [];
  const text = (column: Column, name: string, limit = Infinity): string => {
    const place = places[column];
    const cell = place === undefined ? null : (cells[place] ?? null);
    if (cell === null) return '';
    if (typeof cell !== 'string' && typeof cell !== 'number' && typeof cell !== 'boolean') {
      problems.push(t`‘${name}’ is no text`);
      return '';
    }
    const said = (format === 'csv' ? withFormula(String(cell)) : String(cell)).trim();
    if (countCharacters(said) > limit) problems.push(t`‘${name}’ has more than ${figure(limit)} characters`);
    return said;
  };
  return { text, problems };
}

/** Of another form the server has none: then the name leads to the food. */
export function readFoodId(said: string): FoodId | null {
  return /^[a-z0-9]{15}$/.test(said) ? (said as FoodId) : null;
}
