import { answerFailure } from './answer-failure.ts';
import { decodeSharedHead, decodeSharedPage } from './decode-sync-answers.ts';
import type { ServerRequest } from './server-fetch.ts';
import type { Failure, Remote, SharedHeadOutcome, SharedPageOutcome } from './remote.ts';

/** Gives null where no answer of the server came. */
type Ask = (path: string, request?: Pick<ServerRequest, 'cache'>) => Promise<Response | null>;

/** How long a server without a shared feed is not asked for one again, in milliseconds. */
const NOT_AGAIN_FOR = 10 * 60_000;
const MINUTE = 60_000;

/**
 * What everyone reads alike, at addresses that any cache on the way may answer [S23]. No header is sent that could part one asker from another, and each
 * question has one spelling.
 */
export function sharedFeed(
  ask: Ask,
  { clock = Date.now }: { readonly clock?: () => number } = {},
): Pick<Remote, 'sharedHead' | 'sharedPage'> {
  let missingUntil = Number.NEGATIVE_INFINITY;
  return {
    async sharedHead(): Promise<SharedHeadOutcome> {
      if (performance.now() < missingUntil) return { kind: 'none' };
      // Another address each minute: a cache that keeps everything for ever holds up nobody for longer.
      // Past the browser's own cache, which would answer for a network that is gone.
      const response = await ask(`/api/sync/head?minute=${Math.max(0, Math.floor(clock() / MINUTE))}`, {
        cache: 'no-cache',
      });
      if (response?.status === 404) missingUntil = performance.now() + NOT_AGAIN_FOR;
      const head = response?.ok === true ? decodeSharedHead(await bodyOf(response)) : null;
      return head === null ? noneOrFailure(response) : { kind: 'head', ...head };
    },
    async sharedPage({ epoch, audience, after, upTo }): Promise<SharedPageOutcome> {
      const topic = audience === '*' ? 'all' : audience.replace(':', '.');
      const response = await ask(`/api/sync/feed/${topic}?epoch=${epoch}&after=${after}&upTo=${upTo}`);
      const page = response?.ok === true ? decodeSharedPage(await bodyOf(response)) : null;
      // A cache that mixes up addresses must not be believed.
      const isAnswer = page !== null && page.epoch === epoch && isUpTo(page.cursors[audience], { after, upTo });
      return isAnswer ? { kind: 'page', page } : noneOrFailure(response);
    },
  };
}

function isUpTo(told: number | undefined, { after, upTo }: { after: number; upTo: number }): boolean {
  return told !== undefined && told >= after && told <= upTo;
}

/** What makes no sense here is asked of the server itself by a pull. */
function noneOrFailure(response: Response | null): { readonly kind: 'none' } | Failure {
  if (response === null) return { kind: 'unreachable', answered: false };
  return answerFailure(response.status, response.headers) ?? { kind: 'none' };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
