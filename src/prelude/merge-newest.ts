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

interface Stream<T> {
  readonly read: ReadNewest<T>;
  rows: readonly T[];
  /** Place in `rows` of the first that is not taken. */
  next: number;
  /** Rows read so far. */
  from: number;
  isOver: boolean;
}

const SOURCES_AT_ONCE = 24;

async function openStream<T>(read: ReadNewest<T>, page: number): Promise<Stream<T>> {
  const rows = await read(0, page);
  return { read, rows, next: 0, from: rows.length, isOver: rows.length < page };
}

/**
 * The newest rows of many sources in one order, as if all had been read and sorted, but reading of each source hardly more than is wanted of
 * it: `sources × page` rows, then `page` more of a source whenever its last one was taken.
 */
export async function mergeNewest<T>(
  sources: readonly ReadNewest<T>[],
  { count, page, compare }: MergeOptions<T>,
): Promise<readonly T[]> {
  const streams: Stream<T>[] = [];
  // A few at once, so that asking many sources is many short tasks.
  for (let place = 0; place < sources.length; place += SOURCES_AT_ONCE) {
    streams.push(
      ...(await Promise.all(sources.slice(place, place + SOURCES_AT_ONCE).map((read) => openStream(read, page)))),
    );
  }
  const merged: T[] = [];
  while (merged.length < count) {
    const first = streams.reduce<Stream<T> | null>((best, stream) => {
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
