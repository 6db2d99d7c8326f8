import type { UploadProgress } from '#domain/values/upload-progress.ts';
import { answerFailure } from './answer-failure.ts';
import { rejectionOf } from './rejection-of.ts';
import type { OutgoingFile, PushOutcome } from './remote.ts';
import { NotTheServer, type ServerFetch } from './server-fetch.ts';
import { sha256Hex } from './sha256-hex.ts';
import { isOutdated, OUTDATED, protocolHeader } from './sync-protocol.ts';

/** The server's part length, in bytes; a change of it is a change of the protocol (pb_hooks/lib/files/uploads.js). */
const PART = 512 * 1024;
/** Ends a part when nothing has gone out or come for so long, in milliseconds. */
const STALL = 60_000;

interface Part {
  readonly baseUrl: string;
  readonly server: ServerFetch;
  readonly token: string | null;
  /** The mutation that will write the record: with the column it names the upload. */
  readonly mutation: string;
  readonly collection: string;
  readonly file: OutgoingFile & { readonly progress: UploadProgress };
}

/**
 * Sends what comes next of a large file that goes ahead of its record: the opening, then one part at a time. Every step may be repeated, and
 * the server says where to go on, so that a break costs at most one part.
 */
export async function sendPart(part: Part): Promise<PushOutcome> {
  try {
    return await (part.file.progress.digest === '' ? open(part) : put(part));
  } catch (error) {
    return { kind: 'unreachable', answered: false, ...(error instanceof NotTheServer ? { inFront: true } : {}) };
  }
}

async function open({ baseUrl, server, token, mutation, collection, file }: Part): Promise<PushOutcome> {
  const digest = await digestOf(file.bytes);
  const response = await server(`${baseUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...protocolHeader, ...authorised(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: `${mutation}.${file.column}`,
      collection,
      size: sizeOf(file.bytes),
      digest,
      name: file.name,
    }),
    stall: STALL,
  });
  if (isOutdated(response)) return OUTDATED;
  const failure = answerFailure(response.status, response.headers);
  if (failure !== null) return failure;
  return response.ok ? advanced(response, file, digest) : rejectionOf(response);
}

async function put({ baseUrl, server, token, mutation, file }: Part): Promise<PushOutcome> {
  const { sent, digest } = file.progress;
  const bytes = await piece(file.bytes, sent);
  const response = await server(`${baseUrl}/api/uploads/${mutation}.${file.column}?offset=${sent}`, {
    method: 'PUT',
    headers: {
      ...protocolHeader,
      ...authorised(token),
      'Content-Type': 'application/octet-stream',
      'X-Part-Digest': await sha256Hex(bytes),
    },
    body: bytes,
    stall: STALL,
  });
  if (isOutdated(response)) return OUTDATED;
  // Nothing is open there (any more): it begins anew.
  if (response.status === 404) return { kind: 'partly', column: file.column, sent: 0, digest: '' };
  const failure = answerFailure(response.status, response.headers);
  if (failure !== null) return failure;
  if (response.ok || response.status === 409) return advanced(response, file, digest);
  // Damaged on its way, or changed by something in between: the same part again, a little later.
  return { kind: 'unreachable', answered: true };
}

async function advanced(response: Response, { column, progress }: Part['file'], digest: string): Promise<PushOutcome> {
  const answer = (await response.json().catch(() => null)) as { readonly offset?: unknown } | null;
  const offset = answer?.offset;
  if (typeof offset !== 'number' || offset < 0 || offset > progress.size)
    return { kind: 'unreachable', answered: true };
  return { kind: 'partly', column, sent: offset, digest };
}

function authorised(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: token };
}

function sizeOf(bytes: ArrayBuffer | Blob): number {
  return bytes instanceof Blob ? bytes.size : bytes.byteLength;
}

function piece(bytes: ArrayBuffer | Blob, from: number): Promise<ArrayBuffer> {
  const part = bytes.slice(from, from + PART);
  return part instanceof Blob ? part.arrayBuffer() : Promise.resolve(part);
}

/** SHA-256 over the SHA-256s of the parts, in hex, one after the other: no more than one part is ever in memory. */
async function digestOf(bytes: ArrayBuffer | Blob): Promise<string> {
  let parts = '';
  for (let from = 0; from < sizeOf(bytes); from += PART) parts += await sha256Hex(await piece(bytes, from));
  return sha256Hex(new TextEncoder().encode(parts));
}
