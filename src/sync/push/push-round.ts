import { assertNever } from '#prelude/assert-never.ts';
import type { LostSignIn, PushOutcome } from '#remote/remote.ts';

/** So many changes in a row that something in front answers: nothing gets through here. */
const STRANGE_AT_MOST = 8;

export type PushResult =
  /** Nothing is left that could go out now. */
  | { readonly kind: 'drained' }
  /** `progressed`: something arrived before, so that it is worth trying again soon. */
  | { readonly kind: 'unreachable'; readonly progressed: boolean }
  | { readonly kind: 'throttled'; readonly retryAfter: number }
  /** The server takes no app of this version any more: everything waits for a newer one [S9]. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'unauthorised'; readonly why: LostSignIn };

/**
 * What the answers of one round of pushing say so far.
 *
 * ```
 *   sending ──an answer──▶ sending
 *      └──an obstacle──▶ stopping      what is on its way is waited for, and nothing more leaves
 * ```
 */
export type PushRound<Entry> =
  | {
      readonly kind: 'sending';
      /** Changes that something in front of the server answered. */
      readonly strange: readonly Entry[];
      /** The server itself has answered, too. */
      readonly isHeard: boolean;
      /** Something arrived. */
      readonly progressed: boolean;
    }
  | { readonly kind: 'stopping'; readonly obstacle: PushResult };

export const freshRound = { kind: 'sending', strange: [], isHeard: false, progressed: false } as const;

export interface Answered<Entry> {
  readonly entry: Entry;
  readonly outcome: PushOutcome;
}

/** The round after one more answer. The first obstacle is the one that counts. */
export function afterAnswer<Entry>(round: PushRound<Entry>, { entry, outcome }: Answered<Entry>): PushRound<Entry> {
  if (round.kind === 'stopping') return round;
  const { strange, isHeard, progressed } = round;
  switch (outcome.kind) {
    case 'throttled':
    case 'outdated':
    case 'unauthorised':
      return { kind: 'stopping', obstacle: outcome };
    case 'unreachable': {
      if (outcome.inFront !== true) return outcome.answered ? { ...round, isHeard: true } : stopped(progressed);
      const among = [...strange, entry];
      return !isHeard && among.length >= STRANGE_AT_MOST ? stopped(progressed) : { ...round, strange: among };
    }
    case 'accepted':
    case 'partly':
      return { ...round, isHeard: true, progressed: true };
    case 'rejected':
    case 'exists':
    case 'gone':
      return { ...round, isHeard: true };
    default:
      return assertNever(outcome);
  }
}

/** `postponed`: what each waits for itself, because the server answered others. */
export interface RoundEnd<Entry> {
  readonly result: PushResult;
  readonly postponed: readonly Entry[];
}

/** How the round ended, once nothing is on its way any more. If the server answered nothing at all, the network is at fault. */
export function endOf<Entry>(round: PushRound<Entry>): RoundEnd<Entry> {
  if (round.kind === 'stopping') return { result: round.obstacle, postponed: [] };
  const { strange, isHeard } = round;
  if (strange.length > 0 && !isHeard) return { result: { kind: 'unreachable', progressed: false }, postponed: [] };
  return { result: { kind: 'drained' }, postponed: strange };
}

function stopped(progressed: boolean): PushRound<never> {
  return { kind: 'stopping', obstacle: { kind: 'unreachable', progressed } };
}
