/** Foods are read in stretches that begin and end at multiples of this, so that scrolling a little reads nothing. */
export const PAGE = 24;

/** The stretch to read around what is in view: a page more at either side. */
export function stretchAround(first: number, last: number): { readonly from: number; readonly count: number } {
  const from = Math.max(0, Math.floor(first / PAGE) - 1) * PAGE;
  const until = (Math.floor(last / PAGE) + 2) * PAGE;
  return { from, count: until - from };
}

/**
 * The known length of a list after a stretch of it was read. A full stretch means that the list may go on, so a page of placeholders follows it; a
 * short one is the end.
 *
 * @param known how long it was known to be before
 */
export function lengthAfter(
  { from, count, foods }: { readonly from: number; readonly count: number; readonly foods: readonly unknown[] },
  known: number,
): number {
  const end = from + foods.length;
  return foods.length === count ? Math.max(known, end + PAGE) : end;
}
