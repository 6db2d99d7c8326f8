import type { Numbers } from '#ranking/columns/growing-numbers.ts';
import type { RowSet } from '#ranking/columns/row-set.ts';
import type { WordLists } from '#ranking/columns/word-lists.ts';
import { eachTerm } from './each-term.ts';

const BITS = 32;

/**
 * The rows that hold a term, ascending: those of term `t` stand from `starts[t]` up to `starts[t + 1]`. A frequent term has a bit for every row
 * instead, where that takes less room: `bitsAt[t]` blocks into `bits`; -1 for terms without bits.
 */
export interface Postings {
  readonly starts: Uint32Array;
  readonly rows: Numbers;
  readonly bitsAt: Int32Array;
  readonly bits: Uint32Array;
  /** Words of 32 bits that a set of rows takes. */
  readonly block: number;
}

/** Counts first, then fills: no list that grows. @param isWanted whether what stands in a place counts */
export function* buildPostings(
  texts: WordLists,
  terms: number,
  isWanted: (place: number) => boolean,
): Generator<void, Postings> {
  const rows = texts.starts.length - 1;
  const eachOnce = function* eachOnce(visit: (term: number, row: number) => void): Generator<void, void> {
    const lastRow = new Int32Array(terms).fill(-1);
    yield* eachTerm(texts, ({ row, term, place }) => {
      if (!isWanted(place) || lastRow[term] === row) return;
      lastRow[term] = row;
      visit(term, row);
    });
  };
  const counts = new Uint32Array(terms);
  yield* eachOnce((term) => {
    counts[term] = (counts[term] ?? 0) + 1;
  });
  const postings = emptyPostings(counts, rows);
  const next = postings.starts.slice();
  yield* eachOnce((term, row) => {
    const bitsAt = postings.bitsAt[term] ?? -1;
    if (bitsAt >= 0) {
      const word = bitsAt * postings.block + (row >>> 5);
      postings.bits[word] = (postings.bits[word] ?? 0) | (1 << (row & 31));
    } else {
      postings.rows[next[term] ?? 0] = row;
      next[term] = (next[term] ?? 0) + 1;
    }
  });
  return postings;
}

function emptyPostings(counts: Uint32Array, rows: number): Postings {
  const block = Math.ceil(rows / BITS);
  const starts = new Uint32Array(counts.length + 1);
  const bitsAt = new Int32Array(counts.length).fill(-1);
  let blocks = 0;
  for (const [term, count] of counts.entries()) {
    const isDense = count > block;
    if (isDense) {
      bitsAt[term] = blocks;
      blocks += 1;
    }
    starts[term + 1] = (starts[term] ?? 0) + (isDense ? 0 : count);
  }
  const listed = starts[counts.length] ?? 0;
  return {
    starts,
    rows: rows <= 0x1_0000 ? new Uint16Array(listed) : new Uint32Array(listed),
    bitsAt,
    bits: new Uint32Array(blocks * block),
    block,
  };
}

export function addRowsOf(set: RowSet, { starts, rows, bitsAt, bits, block }: Postings, term: number): void {
  const dense = bitsAt[term] ?? -1;
  if (dense >= 0) set.addBits(bits, dense * block);
  else set.addAll(rows, starts[term] ?? 0, starts[term + 1] ?? 0);
}

export function* rowsOf({ starts, rows, bitsAt, bits, block }: Postings, term: number): Generator<number> {
  const dense = bitsAt[term] ?? -1;
  if (dense < 0) yield* rows.subarray(starts[term] ?? 0, starts[term + 1] ?? 0);
  else
    for (let row = 0; row < block * BITS; row += 1)
      if (((bits[dense * block + (row >>> 5)] ?? 0) & (1 << (row & 31))) !== 0) yield row;
}
