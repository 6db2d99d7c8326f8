import { hasPassed } from '#prelude/timing/has-passed.ts';

/** A page that was left for a moment keeps what it has: milliseconds. */
const STILL_LOOKED_AT = 30_000;
/** Everyone's place moves every five seconds. */
const SOON = 6_000;
/** Between two checks while a stream is open, which tells more quickly: 'synced' is believed for five minutes [S21]. */
const CHECK_WITH_STREAM = 3.5 * 60_000;
/** Without one (R26): the first check, and the longest wait between two that found nothing. */
const CHECK_WITHOUT_STREAM = { first: 10_000, longest: 60_000 };
/** A heartbeat that is older than so many waits for looks says nothing of the present. */
const HEARTBEAT_LASTS = 1.5;
/** All devices hear a heartbeat at once, and look within this share of the wait for a look. */
const AFTER_HEARTBEAT = 0.5;
/** Each wait is up to a quarter shorter or longer, so that devices do not come at once. */
const SPREAD = 0.25;

/**
 * When a device looks for what is new by the shared feed, and when it checks whether anything came to its member alone [S14][S23]. Neither while nobody
 * looks at it. All times in milliseconds.
 */
export interface LookPlan {
  /** A round has ended. `every`: how often to look, undefined where the shared feed is not read; `soon`: something was left for later. */
  readonly told: (
    round: { readonly every?: number | undefined; readonly soon?: boolean | undefined },
    now: number,
  ) => void;
  /** The server has just said whether there is anything for the member alone. */
  readonly checked: (now: number) => void;
  /** The stream has just said that there is nothing for the member alone, and up to where everyone reads: a look follows. */
  readonly heard: (now: number) => void;
  /** Whether what was heard last still says up to where to read. */
  readonly isHeard: (now: number) => boolean;
  /** Somebody looks at a page of this device, at this time. */
  readonly seen: (now: number) => void;
  readonly isLookedAt: (now: number) => boolean;
  /** Whether what is public is read by looks, and needs no stream; 'unknown' before the first round. */
  readonly hasLooks: () => boolean | 'unknown';
  /** Whether a look is due; the next one counts from it. */
  readonly isDue: (now: number) => boolean;
  /** Whether a check is due; the next one counts from it. */
  readonly isCheckDue: (now: number, stream: { readonly isStreaming: boolean }) => boolean;
}

export function lookPlan(random: () => number = Math.random): LookPlan {
  let every: number | undefined;
  let isTold = false;
  let soon = false;
  let seenAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let [lookWait, checkWait] = [1, 1];
  let withoutStream = CHECK_WITHOUT_STREAM.first;
  const isLookedAt = (now: number) => !hasPassed(STILL_LOOKED_AT, { since: seenAt, now });
  const spread = () => 1 - SPREAD + 2 * SPREAD * random();
  const beginLook = (now: number) => {
    [lookedAt, soon, lookWait] = [now, false, spread()];
  };
  const beginCheck = (now: number) => {
    [checkedAt, checkWait] = [now, spread()];
  };
  return {
    told(round, now) {
      // A round has just read what there was.
      if (every === undefined || round.soon === true) beginLook(now);
      beginCheck(now);
      isTold = true;
      ({ every } = round);
      soon = round.soon === true || soon;
    },
    checked: beginCheck,
    heard(now) {
      heardAt = now;
      beginCheck(now);
      [lookedAt, lookWait] = [now, AFTER_HEARTBEAT * random()];
    },
    isHeard: (now) => every !== undefined && !hasPassed(HEARTBEAT_LASTS * every, { since: heardAt, now }),
    seen(now) {
      if (!isLookedAt(now)) withoutStream = CHECK_WITHOUT_STREAM.first;
      seenAt = now;
    },
    isLookedAt,
    hasLooks: () => (isTold ? every !== undefined : 'unknown'),
    isDue(now) {
      if (every === undefined || !isLookedAt(now)) return false;
      if (!hasPassed((soon ? SOON : every) * lookWait, { since: lookedAt, now })) return false;
      beginLook(now);
      return true;
    },
    isCheckDue(now, { isStreaming }) {
      if (isStreaming) withoutStream = CHECK_WITHOUT_STREAM.first;
      if (every === undefined || !isLookedAt(now)) return false;
      const pause = isStreaming ? CHECK_WITH_STREAM : withoutStream;
      if (!hasPassed(pause * checkWait, { since: checkedAt, now })) return false;
      if (!isStreaming) withoutStream = Math.min(CHECK_WITHOUT_STREAM.longest, 2 * withoutStream);
      beginCheck(now);
      return true;
    },
  };
}
