import { hasPassed } from '#prelude/timing/has-passed.ts';

/** A page that was left for a moment keeps what it has: milliseconds. */
const STILL_LOOKED_AT = 30_000;
/** Between two looks of a device that nobody looks at: 'synced' is believed for five minutes [S21]. */
const WHILE_HIDDEN = 4 * 60_000;
/** Everyone's place moves every five seconds. */
const SOON = 6_000;
/** Each wait is up to a quarter shorter or longer, so that devices do not come at once. */
const SPREAD = 0.25;

/** When a device looks for what is new by the shared feed [S14][S23]. All times in milliseconds. */
export interface LookPlan {
  /** A round has ended. `every`: how often to look, undefined where the shared feed is not read; `soon`: something was left for later. */
  readonly told: (
    round: { readonly every?: number | undefined; readonly soon?: boolean | undefined },
    now: number,
  ) => void;
  /** Somebody looks at a page of this device, at this time. */
  readonly seen: (now: number) => void;
  readonly isLookedAt: (now: number) => boolean;
  /** Whether what is public is read by looks, and needs no stream; 'unknown' before the first round. */
  readonly hasLooks: () => boolean | 'unknown';
  /** Whether a look is due; the next one counts from it. */
  readonly isDue: (now: number) => boolean;
}

export function lookPlan(random: () => number = Math.random): LookPlan {
  let every: number | undefined;
  let isTold = false;
  let soon = false;
  let seenAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let wait = 1;
  const isLookedAt = (now: number) => !hasPassed(STILL_LOOKED_AT, { since: seenAt, now });
  const begin = (now: number) => {
    [lookedAt, soon, wait] = [now, false, 1 - SPREAD + 2 * SPREAD * random()];
  };
  return {
    told(round, now) {
      // A round has just read what there was.
      if (every === undefined || round.soon === true) begin(now);
      isTold = true;
      ({ every } = round);
      soon = round.soon === true || soon;
    },
    seen(now) {
      seenAt = now;
    },
    isLookedAt,
    hasLooks: () => (isTold ? every !== undefined : 'unknown'),
    isDue(now) {
      if (every === undefined) return false;
      const pause = isLookedAt(now) ? (soon ? SOON : every) : WHILE_HIDDEN;
      if (!hasPassed(pause * wait, { since: lookedAt, now })) return false;
      begin(now);
      return true;
    },
  };
}
