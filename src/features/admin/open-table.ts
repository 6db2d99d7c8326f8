import { t } from '@lingui/core/macro';
import type { ImportRow } from '#domain/import/food-of-row.ts';
import type { ImportMapping } from '#domain/import/import-targets.ts';
import { language } from '#languages/region.ts';
import { must } from '#prelude/must.ts';
import { askWorker, listening } from '#prelude/worker-questions.ts';
import type { TableAnswer, TableQuestion } from '#workers/table.worker.ts';
import TableWorker from '#workers/table.worker.ts?worker';

/** A file's table, kept in a worker so that the page stays quick however large it is. */
export interface OpenTable {
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly rowCount: number;
  /** The first rows, as the file has them. */
  readonly samples: readonly (readonly unknown[])[];
  rows(mapping: ImportMapping): Promise<readonly ImportRow[]>;
  close(): void;
}

export type TableOutcome =
  | { readonly kind: 'open'; readonly table: OpenTable }
  | { readonly kind: 'refused'; readonly why: string };

const UNREADABLE = { kind: 'refused', why: t`This device could not read the file.` } as const;

/** Reads a CSV or JSON file of foods; it stays open until it is closed. */
export async function openTable(file: File): Promise<TableOutcome> {
  const worker = new TableWorker({ name: language });
  const answer = await listening(worker)
    .then(() => ask(worker, { kind: 'read', file }))
    .catch(() => UNREADABLE);
  if (answer.kind !== 'table') {
    worker.terminate();
    return answer.kind === 'refused' ? answer : UNREADABLE;
  }
  return {
    kind: 'open',
    table: {
      fileName: file.name,
      columns: answer.columns,
      rowCount: answer.rows,
      samples: answer.samples,
      rows: async (mapping) => {
        const told = await ask(worker, { kind: 'rows', mapping });
        return must(told.kind === 'rows' ? told.rows : null, 'the rows of an open table');
      },
      close: () => worker.terminate(),
    },
  };
}

const ask = (worker: Worker, question: TableQuestion) => askWorker<TableAnswer>(worker, question);
