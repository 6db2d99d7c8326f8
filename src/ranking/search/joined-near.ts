import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { bitCount, letterMask } from '#ranking/columns/letter-mask.ts';
import { type NameAt, nameAt } from './name-at.ts';
import { rowsOf } from './postings.ts';
import { places } from './text-places.ts';
import { occurs, type TermColumns } from './term-columns.ts';

/** The rows with a name of several words that a word may mean which was typed without spaces, and how many edits away it is (`fuzzyNames` of the domain). */
export function joinedNear(columns: TermColumns, word: string): ReadonlyMap<number, number> {
  const near = new Map<number, number>();
  const most = allowedEdits(word);
  if (most === 0) return near;
  for (const row of rowsBeginning(columns, word)) near.set(row, 0);
  const { ofLength, rows, at, masks } = columns.joined;
  const wanted = letterMask(word);
  const end = ofLength[Math.min(word.length + most + 1, ofLength.length - 1)] ?? 0;
  for (
    let name = ofLength[Math.min(Math.max(0, word.length - most), ofLength.length - 1)] ?? 0;
    name < end;
    name += 1
  ) {
    const mask = masks[name] ?? 0;
    if (bitCount(wanted & ~mask) > most || bitCount(mask & ~wanted) > most) continue;
    const distance = editDistance(word, nameAt(columns, at[name] ?? 0).joined, most);
    const row = rows[name] ?? 0;
    if (distance < (near.get(row) ?? most + 1)) near.set(row, distance);
  }
  return near;
}

/** Whoever's joined name begins with the word and whose first term does not hold it: the first term is a beginning of the word. */
function* rowsBeginning(columns: TermColumns, word: string): Generator<number> {
  for (let length = 1; length < word.length; length += 1) {
    const term = termCalled(columns.terms, word.slice(0, length));
    if (term === null || ((columns.occurrences[term] ?? 0) & occurs.firstOfName) === 0) continue;
    for (const row of rowsOf(columns.said, term)) {
      if (joinedNamesOf(columns, row).some((name) => name.startsWith(word))) yield row;
    }
  }
}

function joinedNamesOf(columns: TermColumns, row: number): readonly string[] {
  const { starts, codes } = columns.texts;
  const names: NameAt[] = [];
  for (
    let at = starts[row] ?? 0;
    at < (starts[row + 1] ?? 0) && codes[at] === places.name;
    at = names.at(-1)?.next ?? at + 1
  )
    names.push(nameAt(columns, at));
  return names.filter(({ words }) => words > 1).map(({ joined }) => joined);
}

function termCalled(terms: readonly string[], wanted: string): number | null {
  let [from, to] = [0, terms.length - 1];
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const order = compareText(terms[middle] ?? '', wanted);
    if (order === 0) return middle;
    if (order < 0) from = middle + 1;
    else to = middle - 1;
  }
  return null;
}
