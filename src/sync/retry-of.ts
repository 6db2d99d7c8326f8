import type { RunResult } from './schedule/coalescing-runner.ts';

type Obstacle =
  | { readonly kind: 'unreachable'; readonly progressed?: boolean }
  | { readonly kind: 'unauthorised' | 'outdated' }
  | { readonly kind: 'throttled'; readonly retryAfter: number };

/** When what met this is tried again. */
export function retryOf(result: Obstacle): RunResult {
  // Nothing can be sent before the member signs in again, or a newer version is there. Signing in writes to the replica, which starts a round.
  if (result.kind === 'unauthorised' || result.kind === 'outdated') return 'done';
  if (result.kind === 'throttled') return { retryAfter: result.retryAfter };
  return result.kind === 'unreachable' && result.progressed === true ? 'progressed' : { retryAfter: null };
}
