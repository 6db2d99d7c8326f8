import { EPOCH_HEADER } from '#domain/values/is-servers-answer.ts';
import { EDITS_KEY } from '#domain/safety/list-edits.ts';
import { isThrough, type UploadProgress } from '#domain/values/upload-progress.ts';
import { answerFailure } from './answer-failure.ts';
import { isSyncedRow } from './decode-sync-answers.ts';
import { errorBody, rejection } from './rejection-of.ts';
import type { OutgoingFile, OutgoingMutation, PushOutcome } from './remote.ts';
import { sendPart } from './send-part.ts';
import { NotTheServer, type ServerFetch, type ServerRequest } from './server-fetch.ts';
import { isOutdated, OUTDATED, protocolHeader } from './sync-protocol.ts';

/** Ends a change with photos when nothing has gone out or come for so long: the server looks at them before it answers. Milliseconds. */
const STALL_WITH_FILES = 60_000;

interface Push {
  readonly baseUrl: string;
  readonly server: ServerFetch;
  readonly mutation: OutgoingMutation;
  readonly token: string | null;
}

/**
 * Sends one change through PocketBase's ordinary record API, so that its rules, validation and file handling hold [S12]. A large file goes
 * ahead of it in parts, one at each call ('partly').
 */
export async function pushMutation({ baseUrl, server, mutation, token }: Push): Promise<PushOutcome> {
  const { id, collection, record, kind, files } = mutation;
  const ahead = files.filter(goesAhead);
  const unsent = ahead.find(({ progress }) => !isThrough(progress));
  if (unsent !== undefined) return sendPart({ baseUrl, server, token, mutation: id, collection, file: unsent });
  const headers: Record<string, string> = { ...protocolHeader, 'X-Mutation-Id': id };
  if (token !== null) headers.Authorization = token;
  if (mutation.firstAt !== undefined) headers['X-Mutation-First-At'] = String(mutation.firstAt);
  if (ahead.length > 0) headers['X-Uploaded-Files'] = ahead.map(({ column }) => column).join();
  const records = `${baseUrl}/api/collections/${collection}/records`;
  const request: ServerRequest = {
    method: { create: 'POST', update: 'PATCH', delete: 'DELETE' }[kind],
    ...(kind === 'delete' ? {} : body(mutation, headers)),
    ...(files.length === 0 ? {} : { stall: STALL_WITH_FILES }),
    headers,
  };
  try {
    const response = await server(kind === 'create' ? records : `${records}/${record}`, request);
    return await outcomeOf(response, mutation);
  } catch (error) {
    return { kind: 'unreachable', answered: false, ...(error instanceof NotTheServer ? { inFront: true } : {}) };
  }
}

function goesAhead(file: OutgoingFile): file is OutgoingFile & { readonly progress: UploadProgress } {
  return file.progress !== undefined;
}

function body(
  { kind, record, columns, edits, files: all }: OutgoingMutation,
  headers: Record<string, string>,
): Pick<RequestInit, 'body'> {
  const json = JSON.stringify(
    kind === 'create' ? { ...columns, id: record } : { ...columns, ...(isEmpty(edits) ? {} : { [EDITS_KEY]: edits }) },
  );
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

function isEmpty(edits: OutgoingMutation['edits'] = {}): boolean {
  return Object.keys(edits).length === 0;
}

async function outcomeOf(response: Response, mutation: OutgoingMutation): Promise<PushOutcome> {
  if (isOutdated(response)) return OUTDATED;
  const failure = answerFailure(response.status, response.headers);
  if (failure !== null) return failure;
  if (response.ok) {
    const seq = Number(response.headers.get('X-Sync-Seq') ?? 0);
    const epoch = response.headers.get(EPOCH_HEADER);
    const at = Number(response.headers.get('X-Sync-At') ?? 0);
    const common = { kind: 'accepted', seq, epoch, ...(at > 0 ? { at } : {}) } as const;
    // What is offered again has no row where its record was deleted later [S22].
    if (mutation.kind === 'delete' || response.status === 204) return { ...common, row: null };
    const row: unknown = await response.json();
    // Success with something else in it was cut off on its way.
    return isSyncedRow(row) ? { ...common, row } : { kind: 'unreachable', answered: true };
  }
  return refusal(response, mutation);
}

/**
 * Whether a refusal means that the row is there already. An id is derived from the fields of a unique index (a review's food and user, a taste profile's
 * user), and the server names the id or those fields, whichever the database checked first.
 */
function isThereAlready(
  problems: readonly (readonly [field: string, problem: { readonly code?: unknown } | undefined])[],
): boolean {
  const idIsTaken = problems.some(([field, problem]) => field === 'id' && problem?.code === 'validation_pk_invalid');
  return (
    idIsTaken || (problems.length > 0 && problems.every(([, problem]) => problem?.code === 'validation_not_unique'))
  );
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
