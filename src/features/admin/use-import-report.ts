import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import type { FoodImport, ImportedRow, RowState } from '#domain/contribution/food-import.ts';
import { useAdministration } from './administration-context.tsx';

interface ReportState {
  readonly question: string;
  readonly rows: readonly ImportedRow[];
  readonly next: number | null;
  readonly failure: Exclude<AdminOutcome<never>, { kind: 'done' }> | null;
}

/** The rows of an import in one of these states, page by page; read anew when its work comes to an end. */
export function useImportReport({ id, status }: FoodImport, states: readonly RowState[]) {
  const ask = useAdministration();
  const wanted = states.join();
  const question = `${id} ${status} ${wanted}`;
  const [state, setState] = useState<ReportState | null>(null);
  const asked = useRef('');

  const load = useCallback(
    async (before: ReportState | null) => {
      const after = before?.next ?? 0;
      const key = `${question} ${after}`;
      asked.current = key;
      const outcome = await ask((administration) =>
        administration.importReport(id, { states: wanted.split(',') as RowState[], after }),
      );
      if (asked.current !== key) return;
      setState(
        outcome.kind === 'done'
          ? {
              question,
              rows: [...(before?.rows ?? []), ...outcome.value.rows],
              next: outcome.value.next,
              failure: null,
            }
          : { question, rows: before?.rows ?? [], next: before?.next ?? null, failure: outcome },
      );
    },
    [ask, id, question, wanted],
  );

  useEffect(() => void load(null), [load]);

  return {
    /** undefined: nothing came yet. */
    rows: state === null || (state.failure !== null && state.rows.length === 0) ? undefined : state.rows,
    failure: state?.failure ?? null,
    showMore: () => {
      if (
        state === null ||
        state.next === null ||
        state.question !== question ||
        asked.current === `${question} ${state.next}`
      )
        return;
      void load(state);
    },
  };
}
