import { searchPoints } from '#domain/search/search-score.ts';
import { type Place, places, type TermPostings } from './term-postings.ts';

const marks = { exact: 1, prefix: 2, contains: 4, origin: 8, flavour: 16, description: 32 } as const;

/** The points of every set of marks; of exact, prefix and contains the best counts. */
const pointsByMarks = Uint8Array.from({ length: 64 }, (_, set) => {
  const has = (mark: keyof typeof marks) => (set & marks[mark]) !== 0;
  const inName = Math.max(...(['exact', 'prefix', 'contains'] as const).map((mark) => (has(mark) ? searchPoints[mark] : 0)));
  return inName + (['origin', 'flavour', 'description'] as const).reduce((sum, mark) => sum + (has(mark) ? searchPoints[mark] : 0), 0);
});

/** 0-190, as `matchPoints` of the domain gives for one word. */
export function pointsOfMarks(set: number): number {
  return pointsByMarks[set] ?? 0;
}

/** For every row, the set of places in which a word stands. */
export function markPlaces(postings: TermPostings, { word, rows }: { readonly word: string; readonly rows: number }): Uint8Array {
  const marked = new Uint8Array(rows);
  for (const place of places) {
    for (const [term, list] of postings.terms(place)) {
      const mark = markOf(place, term, word);
      if (mark !== 0) for (const row of list.rows()) marked[row] = (marked[row] ?? 0) | mark;
    }
  }
  return marked;
}

function markOf(place: Place, term: string, word: string): number {
  if (!term.includes(word)) return 0;
  switch (place) {
    case 'onlyName':
      if (term === word) return marks.exact;
      return term.startsWith(word) ? marks.prefix : marks.contains;
    case 'firstOfName':
      return term.startsWith(word) ? marks.prefix : marks.contains;
    case 'laterInName':
      return marks.contains;
    case 'joinedName':
      return 0;
    case 'origin':
    case 'flavour':
    case 'description':
      return marks[place];
  }
}
