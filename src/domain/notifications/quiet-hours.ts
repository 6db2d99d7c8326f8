const DAY = 24 * 60;
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** When a member does not want to be woken: minutes of the day, 0 to 1439, by the clock where the member is. Two that are the same are no time at all. */
export interface QuietHours {
  readonly from: number;
  /** The first minute that is not quiet any more; before `from`: on the next day. */
  readonly until: number;
}

/** What a clock on the member's wall shows. @returns minutes of the day, 0 to 1439 */
export type WallClock = (moment: number) => number;

/**
 * When quiet hours are over (R49). Summer time may begin or end meanwhile.
 *
 * @param now milliseconds
 * @returns the first moment, in milliseconds, that is not quiet; null: it is not quiet now
 */
export function endOfQuiet(now: number, hours: QuietHours, minuteAt: WallClock): number | null {
  if (!isQuiet(minuteAt(now), hours)) return null;
  let end = now - (now % MINUTE);
  // Clocks are put forward and back at a full quarter of an hour: no step goes past one.
  for (let minute = minuteAt(end); isQuiet(minute, hours); minute = minuteAt(end)) {
    const left = ((hours.until - minute + DAY) % DAY) * MINUTE;
    end += Math.min(left, QUARTER - (end % QUARTER));
  }
  return end;
}

function isQuiet(minute: number, { from, until }: QuietHours): boolean {
  return from < until ? minute >= from && minute < until : from > until && (minute >= from || minute < until);
}
