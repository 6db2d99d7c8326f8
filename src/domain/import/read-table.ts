import { t } from '@lingui/core/macro';
import Papa from 'papaparse';
import { figure } from '#languages/figure.ts';

/** Bytes of a file; more belongs in several. */
const IMPORT_BYTES_LIMIT = 20 * 1024 * 1024;
/** Rows of one import, as the server takes them. */
const IMPORT_ROWS_LIMIT = 50_000;
/** Columns of one import: many times what any program exports. Each row has a cell for each of them, whether it says anything there or not. */
const IMPORT_COLUMNS_LIMIT = 500;

/** A value as the file has it: text of a CSV, anything of a JSON. */
export type Cell = unknown;

export interface TableRow {
  /** Where it begins in the file, from 1; of a JSON file its place in the list, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Why it cannot be read; '' when it can. */
  readonly problem: string;
}

export type ReadTable =
  | {
      readonly kind: 'table';
      readonly format: 'csv' | 'json';
      readonly columns: readonly string[];
      readonly rows: readonly TableRow[];
    }
  | { readonly kind: 'refused'; readonly why: string };

/** A table from the bytes of a CSV (any separator, UTF-8, UTF-16 with its mark, or Windows-1252) or a JSON list of objects; told apart by what is in it. */
export function readTable(bytes: Uint8Array): ReadTable {
  if (bytes.length > IMPORT_BYTES_LIMIT)
    return refused(t`The file is larger than 20 MB. Split it and import the parts.`);
  const text = textOf(bytes);
  if (text.trim() === '') return refused(t`The file is empty.`);
  if (text.includes('\0')) return refused(t`This is no text: choose a CSV or a JSON file.`);
  const table = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  return table.kind === 'table' && table.rows.length === 0 ? refused(t`The file has no rows.`) : table;
}

function refused(why: string): ReadTable {
  return { kind: 'refused', why };
}

const tooManyRows = () =>
  refused(t`The file has more than ${figure(IMPORT_ROWS_LIMIT)} rows. Split it and import the parts.`);
const tooManyColumns = () => refused(t`The file has more than ${figure(IMPORT_COLUMNS_LIMIT)} columns.`);

/** Spreadsheets call UTF-16 'Unicode text'. Files of older ones are in neither; every byte means something in Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(text: string): ReadTable {
  const lines = lineCounter(text);
  let header: readonly string[] | null = null;
  let began = 0;
  let refusal: ReadTable | null = null;
  const rows: TableRow[] = [];
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
    step: ({ data, errors, meta }, parser) => {
      const line = lines.at(began);
      began = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (header === null) header = data;
      else
        rows.push({
          line,
          cells: data,
          problem: errors[0]?.type === 'Quotes' ? t`a quotation mark is not closed` : widthProblem(data, header),
        });
      if (header.length > IMPORT_COLUMNS_LIMIT) refusal = tooManyColumns();
      else if (rows.length > IMPORT_ROWS_LIMIT) refusal = tooManyRows();
      if (refusal !== null) parser.abort();
    },
  });
  if (refusal !== null) return refusal;
  return header === null
    ? refused(t`The file has no rows.`)
    : { kind: 'table', format: 'csv', columns: named(header), rows };
}

/** Told by the first line that says anything: the columns' names hold no separators of another kind as often. */
function delimiterOf(text: string): string {
  const head = (/\S.*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, times: head.split(sign).length }));
  return counts.toSorted((a, b) => b.times - a.times)[0]?.sign ?? ',';
}

function widthProblem(cells: readonly string[], header: readonly string[]): string {
  return cells.length === header.length
    ? ''
    : t`${cells.length} values stand here, ${header.length} columns are named at the top`;
}

/** A column without a name, or with another's, is called by its place. */
function named(header: readonly string[]): readonly string[] {
  const names = header.map((name) => name.trim());
  return names.map((name, place) =>
    name === '' || names.indexOf(name) !== place ? t`${name} (column ${place + 1})`.trim() : name,
  );
}

/** The number of the line in which a character stands, for rising places. */
function lineCounter(text: string): { at: (place: number) => number } {
  let line = 1;
  let seen = 0;
  return {
    at: (place) => {
      for (; seen < place; seen += 1) if (text[seen] === '\n') line += 1;
      return line;
    },
  };
}

function readJson(text: string): ReadTable {
  const list = listIn(text);
  if (list === null) return refused(t`The file is no JSON list of objects.`);
  if (list.length > IMPORT_ROWS_LIMIT) return tooManyRows();
  const known = new Set<string>();
  for (const row of list) {
    for (const column of isObject(row) ? Object.keys(row) : []) known.add(column);
    if (known.size > IMPORT_COLUMNS_LIMIT) return tooManyColumns();
  }
  const columns = [...known];
  const rows = list.map((row: unknown, place): TableRow => ({
    line: place + 1,
    cells: columns.map((column) => (isObject(row) ? row[column] : null)),
    problem: isObject(row) ? '' : t`this is no object`,
  }));
  return { kind: 'table', format: 'json', columns, rows };
}

/** The list that a JSON text is, or the first in the object that it is; null: neither, or no JSON. */
function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const list = isObject(value) ? Object.values(value).find(Array.isArray) : value;
    return Array.isArray(list) ? (list as readonly unknown[]) : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
