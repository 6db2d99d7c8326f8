import { EPOCH_HEADER, isServersAnswer } from '#domain/values/is-servers-answer.ts';
import { browserSend, type Send } from './browser-send.ts';
import { retryAfter } from './retry-after.ts';
import { stallWatch } from './stall-watch.ts';

/** Nothing came for so long: milliseconds. A server that accepts and never answers counts as unreachable. */
const STALL = 20_000;
/** What something in front asks for is heeded no longer than sync waits by itself, in milliseconds. */
const LONGEST_WAIT_FOR_OTHERS = 60_000;

/** The statuses of answers without a body. Chromium gives these an empty body, and refuses to make a new `Response` with it. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

export interface ServerRequest extends Omit<RequestInit, 'redirect'> {
  /** Ends when nothing has come for so long, in milliseconds [S20]. */
  readonly stall?: number;
}

/** Asks the server. Rejects if the answer is not the server's own, whatever it is: a proxy's refusal, a portal's page, a redirect, silence [S19]. */
export type ServerFetch = (url: string, request?: ServerRequest) => Promise<Response>;

/** Something between the server and this device answered in its place [S19]. */
export class NotTheServer extends TypeError {
  override readonly name = 'NotTheServer';
}

interface Wait {
  readonly until: number;
  readonly status: number;
  /** null: it was not the server that asked for it. */
  readonly epoch: string | null;
}

/**
 * A connection to the server. It believes no answer that is not the server's own [S19]. A request ends when no more bytes come, not after a fixed time. After
 * `Retry-After` it does not ask again too early: until then a request of that kind gets the last answer once more [S20].
 */
export function serverFetch(send: Send = browserSend): ServerFetch {
  const waits = new Map<string, Wait>();
  return async (url, { stall = STALL, ...init } = {}) => {
    const kind = kindOf(url);
    const wait = waits.get(kind);
    if (wait !== undefined && wait.until > performance.now()) return repeated(wait);
    const watch = stallWatch(stall, init.signal);
    const answer = await watch.until(send(url, { ...init, redirect: 'manual', signal: watch.signal }, watch.moved));
    remember(waits, kind, answer);
    if (isServersAnswer(answer) && !isRedirect(answer))
      return new Response(watch.through(bodiless.has(answer.status) ? null : answer.body), answer);
    watch.end();
    throw new NotTheServer();
  };
}

/** What is asked for here is nowhere else: who sends on to another place is a portal. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304);
}

/** `/api/sync/pull` and `/api/sync/snapshot` are of a kind, as the server's limits are. */
function kindOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.split('/').slice(0, 3).join('/');
}

function remember(waits: Map<string, Wait>, kind: string, { status, headers }: Response): void {
  const asked = status === 429 || status === 503 ? retryAfter(headers, Date.now()) : null;
  if (asked === null) return;
  const epoch = headers.get(EPOCH_HEADER);
  waits.set(kind, {
    status,
    epoch,
    until: performance.now() + (epoch === null ? Math.min(asked, LONGEST_WAIT_FOR_OTHERS) : asked),
  });
}

function repeated({ until, status, epoch }: Wait): Response {
  if (epoch === null) throw new NotTheServer('It asked to be left alone.');
  const seconds = (until - performance.now()) / 1_000;
  return Response.json({}, { status, headers: { [EPOCH_HEADER]: epoch, 'Retry-After': seconds.toFixed(3) } });
}
