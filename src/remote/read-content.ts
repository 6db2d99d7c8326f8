import { answerFailure } from './answer-failure.ts';
import type { Failure } from './remote.ts';
import { NotTheServer, type ServerFetch } from './server-fetch.ts';
import { sha256Hex } from './sha256-hex.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type ContentOutcome = { readonly kind: 'content'; readonly bytes: Bytes } | { readonly kind: 'gone' } | Failure;

interface Content {
  readonly url: string;
  /** SHA-256 of the whole content, in hex. */
  readonly hash: string;
  readonly signal?: AbortSignal | undefined;
}

/** Beginnings of files that broke off, by their hash; the few that are under way. */
export type Beginnings = Map<string, Bytes>;
const MOST_BEGINNINGS = 2;

/**
 * A file that is named by its content, believed only when it is whole [S21]. The browser's cache may hold something else for ever: what
 * something in front of the server answered, or what came before a line broke. So a wrong file is asked for once more, past that cache. What came before the line
 * broke is kept in `beginnings`, and the next try asks for the rest alone [S20].
 */
export async function readContent(
  server: ServerFetch,
  content: Content,
  beginnings: Beginnings = new Map(),
): Promise<ContentOutcome> {
  return (
    (await readOnce(server, { ...content, cache: 'default', beginnings })) ??
    (await readOnce(server, { ...content, cache: 'reload', beginnings })) ?? { kind: 'unreachable', answered: true }
  );
}

/** null: what came is not this file. */
async function readOnce(
  server: ServerFetch,
  { url, hash, signal, cache, beginnings }: Content & { readonly cache: RequestCache; readonly beginnings: Beginnings },
): Promise<ContentOutcome | null> {
  const beginning = beginnings.get(hash);
  // A part of a file must not get into the browser's cache in its place.
  const how =
    beginning === undefined
      ? { cache }
      : { cache: 'no-store' as const, headers: { Range: `bytes=${beginning.length}-` } };
  const came: Bytes[] = [];
  try {
    const answer = await server(url, { ...how, ...(signal === undefined ? {} : { signal }) });
    if (answer.status === 404) return { kind: 'gone' };
    if (!answer.ok && answer.status !== 416) return answerFailure(answer.status, answer.headers);
    if (beginning !== undefined && isRest(answer, beginning.length)) came.push(beginning);
    else if (answer.status !== 200) return forgotten(beginnings, hash);
    await readInto(came, answer);
  } catch (error) {
    if (error instanceof NotTheServer) return null;
    const progressed = lengthOf(came) > (beginning?.length ?? 0);
    if (progressed) keep(beginnings, hash, joined(came));
    return { kind: 'unreachable', answered: false, ...(progressed ? { progressed } : {}) };
  }
  beginnings.delete(hash);
  const bytes = joined(came);
  return (await sha256Hex(bytes)) === hash ? { kind: 'content', bytes } : null;
}

function forgotten(beginnings: Beginnings, hash: string): null {
  beginnings.delete(hash);
  return null;
}

function isRest({ status, headers }: Response, from: number): boolean {
  return status === 206 && headers.get('Content-Range')?.startsWith(`bytes ${from}-`) === true;
}

async function readInto(came: Bytes[], { body }: Response): Promise<void> {
  const reader = body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next === undefined || next.done) return;
    came.push(next.value);
  }
}

function keep(beginnings: Beginnings, hash: string, bytes: Bytes): void {
  beginnings.delete(hash);
  beginnings.set(hash, bytes);
  const [oldest] = beginnings.keys();
  if (oldest !== undefined && beginnings.size > MOST_BEGINNINGS) beginnings.delete(oldest);
}

function lengthOf(parts: readonly Bytes[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
