import { answerFailure } from './answer-failure.ts';
import { isSyncedRow } from './decode-sync-answers.ts';
import type { OutgoingMutation, PushOutcome } from './remote.ts';

/** Longest wait for an answer to a change; longer for photos on a slow line. Milliseconds. */
const PATIENCE = 20_000;
const PATIENCE_WITH_FILES = 180_000;

interface Push {
  readonly baseUrl: string;
  readonly send: typeof fetch;
  readonly mutation: OutgoingMutation;
  readonly token: string | null;
}

/** Sends one change through PocketBase's ordinary record API, so that its rules, validation and file handling hold [S12]. */
export async function pushMutation({ baseUrl, send, mutation, token }: Push): Promise<PushOutcome> {
  const { id, collection, record, kind, files } = mutation;
  const headers: Record<string, string> = { 'X-Mutation-Id': id };
  if (token !== null) headers.Authorization = token;
  const records = `${baseUrl}/api/collections/${collection}/records`;
  const init: RequestInit = {
    method: { create: 'POST', update: 'PATCH', delete: 'DELETE' }[kind],
    headers,
    signal: AbortSignal.timeout(files.length > 0 ? PATIENCE_WITH_FILES : PATIENCE),
  };
  if (kind !== 'delete') Object.assign(init, body(mutation, headers));
  try {
    const response = await send(kind === 'create' ? records : `${records}/${record}`, init);
    return await outcomeOf(response, mutation);
  } catch {
    return { kind: 'unreachable', answered: false };
  }
}

function body({ kind, record, columns, files }: OutgoingMutation, headers: Record<string, string>): Pick<RequestInit, 'body'> {
  const json = JSON.stringify(kind === 'create' ? { ...columns, id: record } : columns);
  if (files.length === 0) {
    headers['Content-Type'] = 'application/json';
    return { body: json };
  }
  const form = new FormData();
  form.set('@jsonPayload', json);
  for (const { column, bytes, type, name } of files) form.set(column, new File([bytes], name, { type }));
  return { body: form };
}

async function outcomeOf(response: Response, { kind }: OutgoingMutation): Promise<PushOutcome> {
  const failure = answerFailure(response.status, response.headers);
  if (failure !== null) return failure;
  if (response.ok) {
    const seq = Number(response.headers.get('X-Sync-Seq') ?? 0);
    const epoch = response.headers.get('X-Sync-Epoch');
    if (kind === 'delete') return { kind: 'accepted', row: null, seq, epoch };
    const row: unknown = await response.json();
    // Success with something else in it was not said by our server.
    return isSyncedRow(row) ? { kind: 'accepted', row, seq, epoch } : { kind: 'unreachable', answered: true };
  }
  return refusal(response, kind);
}

interface ErrorBody {
  readonly message?: unknown;
  readonly data?: Readonly<Record<string, { readonly code?: unknown; readonly message?: unknown } | undefined>>;
}

/**
 * An id is derived from the fields that a unique index holds together (a review's food and user, a taste profile's user), and the server names
 * whichever of id and index the database met first.
 */
function isThereAlready(problems: readonly (readonly [field: string, problem: { readonly code?: unknown } | undefined])[]): boolean {
  const idIsTaken = problems.some(([field, problem]) => field === 'id' && problem?.code === 'validation_pk_invalid');
  return idIsTaken || (problems.length > 0 && problems.every(([, problem]) => problem?.code === 'validation_not_unique'));
}

async function refusal(response: Response, kind: OutgoingMutation['kind']): Promise<PushOutcome> {
  const answer = (await response.json().catch(() => null)) as ErrorBody | null;
  if (answer === null) return { kind: 'unreachable', answered: true };
  const data = Object.entries(answer.data ?? {});
  if (kind === 'create' && isThereAlready(data)) return { kind: 'exists' };
  if (response.status === 404 && kind !== 'create') return { kind: 'gone' };
  return {
    kind: 'rejected',
    reason: reasonOf(response.status),
    message: textOf(answer.message),
    fields: Object.fromEntries(data.map(([field, problem]) => [field, textOf(problem?.message)])),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function reasonOf(status: number): 'invalid' | 'forbidden' | 'too-large' | 'conflict' {
  if (status === 413) return 'too-large';
  if (status === 409) return 'conflict';
  return status === 403 || status === 404 ? 'forbidden' : 'invalid';
}
