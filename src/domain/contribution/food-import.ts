import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

export const importStatuses = ['checking', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What became of a row: to be added ('renamed' under another name), there already, refused, added, taken back, or kept when the rest was. */
export const rowStates = ['ready', 'renamed', 'duplicate', 'refused', 'added', 'kept', 'undone'] as const;
export type RowState = (typeof rowStates)[number];

/** An import of foods and how far it is. */
export interface FoodImport {
  readonly id: string;
  /** null: a superuser's. */
  readonly actor: MemberId | null;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly total: number;
  readonly rows: Readonly<Record<RowState, number>>;
  readonly createdAt: number;
}

/** An import from a row; refused without id. */
export function decodeFoodImport(value: unknown): Decoded<FoodImport> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id'));
  if (columns === null || id === null) return refused('An import must have an id.');
  return valid({
    id,
    actor: readId(columns.value('actor')) as MemberId | null,
    fileName: columns.text('file_name'),
    status: importStatuses.find((known) => known === columns.text('status')) ?? 'checking',
    total: columns.number('total') ?? 0,
    rows: Object.fromEntries(rowStates.map((state) => [state, columns.number(state) ?? 0])) as FoodImport['rows'],
    createdAt: columns.moment('created'),
  });
}

/** A row of an import with what became of it. */
export interface ImportedRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly state: RowState;
  /** Why, what it is called now, or of what it is a duplicate ('line 12', 'food {id}'). */
  readonly detail: string;
  /** '' where there is none. */
  readonly foodId: string;
  readonly name: string;
}

export interface ImportReport {
  readonly rows: readonly ImportedRow[];
  /** The line after which more follows; null: nothing does. */
  readonly next: number | null;
}

/** A page of what became of rows; null for what is no page. */
export function decodeImportReport(value: unknown): ImportReport | null {
  const page = readColumns(value);
  const list = page?.value('rows');
  if (page === null || !Array.isArray(list)) return null;
  const rows = list.flatMap((one: unknown): ImportedRow[] => {
    const columns = readColumns(one);
    const line = columns?.number('line') ?? null;
    const state = rowStates.find((known) => known === columns?.text('state'));
    if (columns === null || line === null || state === undefined) return [];
    return [{ line, state, detail: columns.text('detail'), foodId: columns.text('food'), name: columns.text('name') }];
  });
  return { rows, next: page.number('next') };
}
