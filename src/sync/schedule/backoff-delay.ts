import { LONGEST_WAIT } from '#replica/database/outbox-entry.ts';

const FIRST = 1_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: doubled each time from 1 s up to 60 s, with full jitter in
 * its upper half, so that clients that lost the server together do not come back together [S16].
 *
 * @param failures 1 or more
 * @param random 0 ≤ random < 1
 */
export function backoffDelay(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST * 2 ** Math.min(failures - 1, 16));
  return Math.round(ceiling * (0.5 + random / 2));
}
