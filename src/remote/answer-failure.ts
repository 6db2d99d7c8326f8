import type { Failure, LostSignIn } from './remote.ts';
import { retryAfter } from './retry-after.ts';

/** Waits of this length when a throttling server does not say how long, in milliseconds. */
const DEFAULT_RETRY_AFTER = 5_000;

/** The failures that any request can end in, by the status of an answer of the server alone [S16][S19]; null when the answer is about the request itself. */
export function answerFailure(status: number, headers: Headers): Failure | null {
  if (status === 401) return { kind: 'unauthorised', why: lostSignIn(headers) };
  const wait = retryAfter(headers, Date.now());
  if (status === 429 || (status === 503 && wait !== null))
    return { kind: 'throttled', retryAfter: wait ?? DEFAULT_RETRY_AFTER };
  if (status === 408 || status >= 500) return { kind: 'unreachable', answered: true };
  return null;
}

function lostSignIn(headers: Headers): LostSignIn {
  const account = headers.get('X-Account');
  if (account === 'suspended') return { suspended: readable(headers.get('X-Account-Reason') ?? '') };
  if (account === 'deleted') return 'deleted';
  return account === 'signed-out' ? 'revoked' : 'expired';
}

/** A header holds no more than ASCII; what is misspelt is no reason. */
function readable(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
