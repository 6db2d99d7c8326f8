import type { ReactNode } from 'react';
import { LoadingState } from './loading-state.tsx';

interface HeldRowsProps<Row> {
  /** undefined: not read yet. */
  readonly rows: readonly Row[] | undefined;
  /** Whether no rows means that there are none. */
  readonly state: 'here' | 'fetching' | 'not-on-device' | undefined;
  readonly loading: string;
  readonly empty: ReactNode;
  readonly offline: ReactNode;
  /** With at least one. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that this device holds a topic of [S18], or why there are none: on their way, out of reach, or really none. */
export function HeldRows<Row>({ rows, state, loading, empty, offline, children }: HeldRowsProps<Row>) {
  if (rows !== undefined && rows.length > 0) return children(rows);
  if (state === 'here') return empty;
  return state === 'not-on-device' ? offline : <LoadingState shape="rows" label={loading} />;
}
