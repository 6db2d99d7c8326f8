/** So near the end every place is its own. */
const NEAR = 256;
/** What was read before and comes again is an eighth of what comes, at most. */
const SHARE = 8;

/**
 * From where a device asks that has read up to `seq`, for what came up to `upTo`: the further away, the rounder, so that devices which were away for about
 * the same time ask for the same answer. Never after `seq`.
 */
export function roundedAfter(seq: number, upTo: number): number {
  const distance = upTo - seq;
  if (distance < NEAR) return seq;
  const grain = 2 ** Math.floor(Math.log2(distance / SHARE));
  return seq - (seq % grain);
}
