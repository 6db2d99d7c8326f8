import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';

export interface AdminQuestion {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  /** For what must have one effect, however often it is asked [S2]: its own id. */
  readonly mutation?: string;
  /** In milliseconds. */
  readonly stall?: number;
}

export type AskAdmin = <Value>(
  question: AdminQuestion,
  decode: (answer: unknown) => Value | null,
) => Promise<AdminOutcome<Value>>;
