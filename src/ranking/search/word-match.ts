import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts';
import { bitCount, letterMask } from '#ranking/columns/letter-mask.ts';
import type { TermColumns } from './term-columns.ts';

/** How a term relates to a word of the query, as bits. */
export const relations = { holds: 1, begins: 2, ends: 4, equals: 8 } as const;

export interface WordMatch {
  /** The terms that hold the word, ascending. */
  readonly terms: readonly number[];
  /** A set of `relations` for every term. */
  readonly relations: Uint8Array;
}

type Vocabulary = Pick<TermColumns, 'terms' | 'masks'>;

/** The terms that hold a word. The masks leave few to be read. */
export function matchWord({ terms, masks }: Vocabulary, word: string): WordMatch {
  const wanted = letterMask(word);
  const found: number[] = [];
  const relationOf = new Uint8Array(terms.length);
  for (let code = 0; code < masks.length; code += 1) {
    if (((masks[code] ?? 0) & wanted) !== wanted) continue;
    const term = terms[code] ?? '';
    const at = term.indexOf(word);
    if (at < 0) continue;
    found.push(code);
    relationOf[code] =
      relations.holds |
      (at === 0 ? relations.begins : 0) |
      (term.endsWith(word) ? relations.ends : 0) |
      (term.length === word.length ? relations.equals : 0);
  }
  return { terms: found, relations: relationOf };
}

export interface NearTerm {
  readonly term: number;
  /** Edits away, as `nearWords` of the domain says: 0 for a term that holds the word, half an edit more for one that only begins nearly so. */
  readonly distance: number;
}

/** What a mistyped word may mean. */
export function nearTerms(vocabulary: Vocabulary, word: string): readonly NearTerm[] {
  const { terms, masks } = vocabulary;
  const holding = matchWord(vocabulary, word);
  const near: NearTerm[] = holding.terms.map((term) => ({ term, distance: 0 }));
  const most = allowedEdits(word);
  if (most === 0) return near;
  const wanted = letterMask(word);
  for (let code = 0; code < masks.length; code += 1) {
    // Each edit brings in or takes away at most one of the word's letters.
    if (bitCount(wanted & ~(masks[code] ?? 0)) > most || holding.relations[code] !== 0) continue;
    const distance = distanceTo(terms[code] ?? '', word, most);
    if (distance !== null) near.push({ term: code, distance });
  }
  return near;
}

function distanceTo(term: string, word: string, most: number): number | null {
  if (term.length < word.length - most) return null;
  const whole = editDistance(word, term, most);
  if (whole <= most) return whole;
  if (term.length <= word.length) return null;
  const beginning = editDistance(word, term.slice(0, word.length), most);
  return beginning <= most ? beginning + 0.5 : null;
}
