import { t } from '@lingui/core/macro';
import Papa from 'papaparse';
import { figure } from '#languages/figure.ts';
import { parseJson } from '#prelude/parse-json.ts';

/** Bytes of a file; more belongs in several. */
const IMPORT_BYTES_LIMIT = 20 * 1024 * 1024;
/** Rows of one import, as the server takes them. */
const IMPORT_ROWS_LIMIT = 50_000;

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

/** A table from the bytes of a CSV (any separator, UTF-8 or Windows-1252) or a JSON list of objects; told apart by what is in it. */
export function readTable(bytes: Uint8Array): ReadTable {
  if (bytes.length > IMPORT_BYTES_LIMIT)
    return refused(t`The file is larger than 20 MB. Split it and import the parts.`);
  const text = textOf(bytes);
  if (text.trim() === '') return refused(t`The file is empty.`);
  if (text.includes('\0')) return refused(t`This is no text: choose a CSV or a JSON file.`);
  const table = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (table.kind === 'table' && table.rows.length === 0) return refused(t`The file has no rows.`);
  if (table.kind === 'table' && table.rows.length > IMPORT_ROWS_LIMIT)
    return refused(t`The file has more than ${figure(IMPORT_ROWS_LIMIT)} rows. Split it and import the parts.`);
  return table;
}

function refused(why: string): ReadTable {
  return { kind: 'refused', why };
}

/** Files of older spreadsheets are not UTF-8; every byte means something in Windows-1252. */
function textOf(bytes: Uint8Array): string {
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
  const rows: TableRow[] = [];
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
    step: ({ data, errors, meta }) => {
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
    },
  });
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
  const value = parseJson(text);
  const list: unknown = Array.isArray(value)
    ? value
    : isObject(value)
      ? Object.values(value).find(Array.isArray)
      : null;
  if (!Array.isArray(list)) return refused(t`The file is no JSON list of objects.`);
  const columns = [...new Set(list.flatMap((row) => (isObject(row) ? Object.keys(row) : [])))];
  const rows = list.map((row: unknown, place): TableRow => ({
    line: place + 1,
    cells: columns.map((column) => (isObject(row) ? row[column] : null)),
    problem: isObject(row) ? '' : t`this is no object`,
  }));
  return { kind: 'table', format: 'json', columns, rows };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
