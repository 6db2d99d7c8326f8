/** Rows of one source, newest first; fewer than asked for: there are no more. */
export type ReadNewest<T> = (from: number, count: number) => Promise<readonly T[]>;

interface MergeOptions<T> {
  /** At most so many are wanted. */
  readonly count: number;
  /** Rows read of a source at once. */
  readonly page: number;
  /** Negative when `one` comes before `other`; must agree with each source's own order. */
  readonly compare: (one: T, other: T) => number;
}

/**
 * The newest rows of many sources in one order, as if all had been read and sorted, but reading of each source hardly more than is wanted of
 * it: `sources × page` rows, then `page` more of a source whenever its last one was taken.
 */
export async function mergeNewest<T>(sources: readonly ReadNewest<T>[], { count, page, compare }: MergeOptions<T>): Promise<readonly T[]> {
  const streams = await Promise.all(
    sources.map(async (read) => {
      const rows = await read(0, page);
      return { read, rows, next: 0, from: rows.length, isOver: rows.length < page };
    }),
  );
  const merged: T[] = [];
  while (merged.length < count) {
    const first = streams.reduce<(typeof streams)[number] | null>((best, stream) => {
      const row = stream.rows[stream.next];
      const bestRow = best?.rows[best.next];
      return row === undefined || (bestRow !== undefined && compare(bestRow, row) <= 0) ? best : stream;
    }, null);
    const row = first?.rows[first.next];
    if (first === null || row === undefined) break;
    merged.push(row);
    first.next += 1;
    if (first.next < first.rows.length || first.isOver) continue;
    first.rows = await first.read(first.from, page);
    first.next = 0;
    first.from += first.rows.length;
    first.isOver = first.rows.length < page;
  }
  return merged;
}
