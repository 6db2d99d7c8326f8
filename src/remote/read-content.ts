import { answerFailure } from './answer-failure.ts';
import type { Failure } from './remote.ts';
import { NotTheServer, type ServerFetch } from './server-fetch.ts';
import { sha256Hex } from './sha256-hex.ts';

export type ContentOutcome = { readonly kind: 'content'; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly kind: 'gone' } | Failure;

interface Content {
  readonly url: string;
  /** SHA-256 of the whole content, in hex. */
  readonly hash: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A file that is named by its content, believed only when it is whole [S21]. The browser may have kept for ever what something in front of the
 * server, or a line that broke, once gave in its place: what is wrong is asked for once more past the browser's cache.
 */
export async function readContent(server: ServerFetch, content: Content): Promise<ContentOutcome> {
  return (await readOnce(server, content, 'default')) ?? (await readOnce(server, content, 'reload')) ?? { kind: 'unreachable', answered: true };
}

/** null: what came is not this file. */
async function readOnce(server: ServerFetch, { url, hash, signal }: Content, cache: RequestCache): Promise<ContentOutcome | null> {
  try {
    const answer = await server(url, { cache, ...(signal === undefined ? {} : { signal }) });
    if (answer.status === 404) return { kind: 'gone' };
    if (!answer.ok) return answerFailure(answer.status, answer.headers);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return (await sha256Hex(bytes)) === hash ? { kind: 'content', bytes } : null;
  } catch (error) {
    return error instanceof NotTheServer ? null : { kind: 'unreachable', answered: false };
  }
}
