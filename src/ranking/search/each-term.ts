import type { WordLists } from '#ranking/columns/word-lists.ts';
import { PLACES } from './text-places.ts';

const ROWS_A_STEP = 2_000;

export interface TermPlace {
  row: number;
  term: number;
  place: number;
  /** In its text, from 0. */
  position: number;
  isLast: boolean;
}

/** Visits every term of the texts, in steps of some rows. What the visitor is given is changed behind it: there are millions. */
export function* eachTerm(
  { starts, codes }: WordLists,
  visit: (at: Readonly<TermPlace>) => void,
): Generator<void, void> {
  const here: TermPlace = { row: 0, term: 0, place: 0, position: 0, isLast: false };
  for (; here.row + 1 < starts.length; here.row += 1) {
    const end = starts[here.row + 1] ?? 0;
    for (let at = starts[here.row] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0;
      if (code < PLACES) {
        here.place = code;
        here.position = 0;
      } else {
        here.term = code - PLACES;
        here.isLast = at + 1 === end || (codes[at + 1] ?? 0) < PLACES;
        visit(here);
        here.position += 1;
      }
    }
    if (here.row % ROWS_A_STEP === 0) yield;
  }
}
