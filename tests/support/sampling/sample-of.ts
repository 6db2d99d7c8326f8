import { isWhole } from './is-whole.ts';

/**
 * Of two lists that are crossed, a test beside `npm test` takes a sample: each of the one (`place` is its place there) meets `count` of the other, and
 * those beside each other in the one meet others of the other, so that all of both are tried. Whole (all with all) in `npm run test:soak`.
 *
 * The same place gets the same sample always: a test that fails fails again.
 */
export function sampleOf<T>(all: readonly T[], place: number, count: number): readonly T[] {
  if (isWhole || count >= all.length) return all;
  const first = (place * count) % all.length;
  return [...all, ...all].slice(first, first + count);
}
