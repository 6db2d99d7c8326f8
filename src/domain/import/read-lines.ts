import { t } from '@lingui/core/macro';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { type ReadTable, readTable, type TableRow } from './read-table.ts';
import { withFormula } from './table-as-csv.ts';

/** A line that is not taken over, and why. */
export interface BadLine {
  /** As `TableRow` counts. */
  readonly line: number;
  readonly why: string;
}

type Places<Column extends string> = Readonly<Partial<Record<Column, number>>>;

/** What a file may call the column with the name of a food. */
export const foodColumnNames = ['food', 'dish', 'name', 'title', 'food_name', 'gericht', 'essen', 'speise', 'titel'];

/** A file whose columns are known. */
export interface CalledTable<Column extends string> extends Omit<Extract<ReadTable, { kind: 'table' }>, 'columns'> {
  /** Of the columns that it has. */
  readonly places: Places<Column>;
}

interface CalledBy<Column extends string> {
  /** By which names a file may call its columns, folded. */
  readonly called: Readonly<Record<Column, readonly string[]>>;
  /** Lines of one file, and what is said of more. */
  readonly most: number;
  readonly tooMany: string;
}

/** @param bytes of a CSV or a JSON list of objects, as `readTable` takes them */
export function readCalledTable<Column extends string>(
  bytes: Uint8Array,
  { called, most, tooMany }: CalledBy<Column>,
): CalledTable<Column> | Extract<ReadTable, { kind: 'refused' }> {
  const table = readTable(bytes);
  if (table.kind === 'refused') return table;
  if (table.rows.length > most) return { kind: 'refused', why: tooMany };
  const { columns, ...rest } = table;
  return { ...rest, places: placesOf(columns, called) };
}

/**
 * Reads line after line: each is taken over, or named with what is wrong in it.
 *
 * @param read adds to the reader's problems what it finds; what it returns takes the line over, and is called where there is no problem
 */
export function readLines<Column extends string>(
  { rows, format, places }: CalledTable<Column>,
  read: (reader: RowReader<Column>, line: number) => () => void,
): readonly BadLine[] {
  const bad: BadLine[] = [];
  for (const row of rows) {
    const { line } = row;
    if (row.problem !== '') {
      bad.push({ line, why: row.problem });
      continue;
    }
    const reader = readerOf(row, { places, format });
    const take = read(reader, line);
    if (reader.problems.length > 0) bad.push({ line, why: reader.problems.join('; ') });
    else take();
  }
  return bad;
}

function placesOf<Column extends string>(
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
function readerOf<Column extends string>(
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
