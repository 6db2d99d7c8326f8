import type { WordLists } from '#ranking/columns/word-lists.ts';
import type { Postings } from './postings.ts';

/** Bits that say where a term occurs at all: a whole name, the first of a name of several, later in one, and so on. */
export const occurs = {
  wholeName: 1,
  firstOfName: 2,
  laterInName: 4,
  origin: 8,
  flavour: 16,
  description: 32,
} as const;

/**
 * What is said of the foods, as terms (folded words): a query is compared with the distinct terms, never with foods. Rows are in the
 * order of rating, the best first, so that a search may stop at the first eight.
 */
export interface TermColumns {
  /** Ascending. */
  readonly terms: readonly string[];
  /** The letters of each term (`letterMask`). */
  readonly masks: Uint32Array;
  /** A set of `occurs` for each term. */
  readonly occurrences: Uint8Array;
  /** Every row's texts in their order: a place, then its terms. */
  readonly texts: WordLists;
  /** By names, origins and flavours. */
  readonly said: Postings;
  readonly described: Postings;
  /** `ratingPoints` of each row. */
  readonly ratingPoints: Float64Array;
  readonly joined: JoinedNames;
}

/** Names of several words, as someone types them who forgets their spaces; in the order of their lengths. */
export interface JoinedNames {
  /** Names of `n` characters stand from `ofLength[n]` up to `ofLength[n + 1]`. */
  readonly ofLength: Uint32Array;
  readonly rows: Uint32Array;
  /** Where in the codes of `texts` the name begins. */
  readonly at: Uint32Array;
  readonly masks: Uint32Array;
}
