import { isThrough, type UploadProgress } from '#domain/upload-progress.ts';
import { answerFailure } from './answer-failure.ts';
import { isSyncedRow } from './decode-sync-answers.ts';
import { errorBody, rejection } from './rejection-of.ts';
import type { OutgoingFile, OutgoingMutation, PushOutcome } from './remote.ts';
import { sendPart } from './send-part.ts';
import { isOutdated, OUTDATED, protocolHeader } from './sync-protocol.ts';

/** Longest wait for an answer to a change; longer for photos on a slow line. Milliseconds. */
const PATIENCE = 20_000;
const PATIENCE_WITH_FILES = 180_000;

interface Push {
  readonly baseUrl: string;
  readonly send: typeof fetch;
  readonly mutation: OutgoingMutation;
  readonly token: string | null;
}

/**
 * Sends one change through PocketBase's ordinary record API, so that its rules, validation and file handling hold [S12]. A large file goes
 * ahead of it in parts, one at each call ('partly').
 */
export async function pushMutation({ baseUrl, send, mutation, token }: Push): Promise<PushOutcome> {
  const { id, collection, record, kind, files } = mutation;
  const ahead = files.filter(goesAhead);
  const unsent = ahead.find(({ progress }) => !isThrough(progress));
  if (unsent !== undefined) return sendPart({ baseUrl, send, token, mutation: id, collection, file: unsent });
  const headers: Record<string, string> = { ...protocolHeader, 'X-Mutation-Id': id };
  if (token !== null) headers.Authorization = token;
  if (ahead.length > 0) headers['X-Uploaded-Files'] = ahead.map(({ column }) => column).join();
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

function goesAhead(file: OutgoingFile): file is OutgoingFile & { readonly progress: UploadProgress } {
  return file.progress !== undefined;
}

function body({ kind, record, columns, files: all }: OutgoingMutation, headers: Record<string, string>): Pick<RequestInit, 'body'> {
  const json = JSON.stringify(kind === 'create' ? { ...columns, id: record } : columns);
  const files = all.filter((file) => !goesAhead(file));
  if (files.length === 0) {
    headers['Content-Type'] = 'application/json';
    return { body: json };
  }
  const form = new FormData();
  form.set('@jsonPayload', json);
  for (const { column, bytes, type, name } of files) form.set(column, new File([bytes], name, { type }));
  return { body: form };
}

async function outcomeOf(response: Response, mutation: OutgoingMutation): Promise<PushOutcome> {
  if (isOutdated(response)) return OUTDATED;
  const failure = answerFailure(response.status, response.headers);
  if (failure !== null) return failure;
  if (response.ok) {
    const seq = Number(response.headers.get('X-Sync-Seq') ?? 0);
    const epoch = response.headers.get('X-Sync-Epoch');
    if (mutation.kind === 'delete') return { kind: 'accepted', row: null, seq, epoch };
    const row: unknown = await response.json();
    // Success with something else in it was not said by our server.
    return isSyncedRow(row) ? { kind: 'accepted', row, seq, epoch } : { kind: 'unreachable', answered: true };
  }
  return refusal(response, mutation);
}

/**
 * An id is derived from the fields that a unique index holds together (a review's food and user, a taste profile's user), and the server names
 * whichever of id and index the database met first.
 */
function isThereAlready(problems: readonly (readonly [field: string, problem: { readonly code?: unknown } | undefined])[]): boolean {
  const idIsTaken = problems.some(([field, problem]) => field === 'id' && problem?.code === 'validation_pk_invalid');
  return idIsTaken || (problems.length > 0 && problems.every(([, problem]) => problem?.code === 'validation_not_unique'));
}

async function refusal(response: Response, { kind, files }: OutgoingMutation): Promise<PushOutcome> {
  const answer = await errorBody(response);
  if (answer === null) return { kind: 'unreachable', answered: true };
  const data = Object.entries(answer.data ?? {});
  if (kind === 'create' && isThereAlready(data)) return { kind: 'exists' };
  const lost = files.find(({ column }) => answer.data?.[column]?.code === 'validation_upload_missing');
  if (lost !== undefined) return { kind: 'partly', column: lost.column, sent: 0, digest: '' };
  if (response.status === 404 && kind !== 'create') return { kind: 'gone' };
  return rejection(response.status, answer);
}
