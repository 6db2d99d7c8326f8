import type { PushOutcome } from './remote.ts';
import { serverSentence } from './server-sentence.ts';

export interface ErrorBody {
  readonly message?: unknown;
  readonly data?: Readonly<Record<string, { readonly code?: unknown; readonly message?: unknown } | undefined>>;
}

/** A refusal for good, in the server's words. An answer that is not the server's counts as no answer. */
export async function rejectionOf(response: Response): Promise<PushOutcome> {
  const answer = await errorBody(response);
  return answer === null ? { kind: 'unreachable', answered: true } : rejection(response.status, answer);
}

export async function errorBody(response: Response): Promise<ErrorBody | null> {
  return (await response.json().catch(() => null)) as ErrorBody | null;
}

export function rejection(status: number, { message, data = {} }: ErrorBody): PushOutcome {
  return {
    kind: 'rejected',
    reason: reasonOf(status),
    message: textOf(message),
    fields: Object.fromEntries(Object.entries(data).map(([field, problem]) => [field, textOf(problem?.message)])),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? serverSentence(value) : '';
}

function reasonOf(status: number): 'invalid' | 'forbidden' | 'too-large' | 'conflict' {
  if (status === 413) return 'too-large';
  if (status === 409) return 'conflict';
  return status === 403 || status === 404 ? 'forbidden' : 'invalid';
}
