import { foodOfRow, type ImportRow } from '#domain/import/food-of-row.ts';
import type { ImportMapping } from '#domain/import/import-targets.ts';
import { type Cell, type ReadTable, readTable, type TableRow } from '#domain/import/read-table.ts';
import { answerQuestions } from '#prelude/worker-questions.ts';

/** What a page asks of the table that it chose: first to read it, then, as often as the mapping changes, what foods it says. */
export type TableQuestion =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'rows'; readonly mapping: ImportMapping };

export type TableAnswer =
  | Extract<ReadTable, { kind: 'refused' }>
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: number;
      readonly samples: readonly (readonly Cell[])[];
    }
  | { readonly kind: 'rows'; readonly rows: readonly ImportRow[] };

const SAMPLES = 3;
let rows: readonly TableRow[] = [];

answerQuestions(answer);

async function answer(question: TableQuestion): Promise<TableAnswer> {
  if (question.kind === 'rows') return { kind: 'rows', rows: rows.map((row) => foodOfRow(row, question.mapping)) };
  const table = readTable(new Uint8Array(await question.file.arrayBuffer()));
  if (table.kind === 'refused') return table;
  ({ rows } = table);
  return {
    kind: 'table',
    columns: table.columns,
    rows: rows.length,
    samples: rows
      .filter(({ problem }) => problem === '')
      .slice(0, SAMPLES)
      .map(({ cells }) => cells),
  };
}
