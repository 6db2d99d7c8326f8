import { PLACES } from './text-places.ts';
import type { TermColumns } from './term-columns.ts';

/** A name in the columns. */
export interface NameAt {
  /** Without its spaces. */
  readonly joined: string;
  readonly words: number;
  /** Where the next text begins, of this row or the next. */
  readonly next: number;
}

/** The name whose place stands at `at` in the codes of the texts. */
export function nameAt({ texts: { codes }, terms }: Pick<TermColumns, 'texts' | 'terms'>, at: number): NameAt {
  let joined = '';
  let next = at + 1;
  for (; next < codes.length && (codes[next] ?? 0) >= PLACES; next += 1)
    joined += terms[(codes[next] ?? 0) - PLACES] ?? '';
  return { joined, words: next - at - 1, next };
}
