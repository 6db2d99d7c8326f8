import { searchableTexts, ratingPoints } from '#domain/search/search-score.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { letterMask } from '#ranking/columns/letter-mask.ts';
import { WordCodes } from '#ranking/columns/word-codes.ts';
import { type WordLists, WordListsBuilder } from '#ranking/columns/word-lists.ts';
import { eachTerm, type TermPlace } from './each-term.ts';
import { nameAt } from './name-at.ts';
import { buildPostings } from './postings.ts';
import { PLACES, places } from './text-places.ts';
import { type JoinedNames, occurs, type TermColumns } from './term-columns.ts';

/** Takes the foods in the order of their rows: by rating, the best first. */
export class TermColumnsBuilder {
  readonly #codes = new WordCodes();
  readonly #texts = new WordListsBuilder();
  readonly #ratingPoints: number[] = [];

  add(food: TasteTraits): void {
    const { names, origin, flavours, description } = searchableTexts(food);
    const codes: number[] = [];
    for (const name of names) this.#addText(codes, places.name, name);
    this.#addText(codes, places.origin, origin);
    for (const flavour of flavours) this.#addText(codes, places.flavour, flavour);
    this.#addText(codes, places.description, description);
    this.#texts.add(codes);
    this.#ratingPoints.push(ratingPoints(food));
  }

  /** The columns, in a few steps. */
  *done(): Generator<void, TermColumns> {
    const met = this.#codes.words();
    const terms = met.toSorted(compareText);
    const sorted = new Uint32Array(met.length);
    for (const [code, term] of terms.entries()) sorted[this.#codes.codeOf(term)] = code;
    const texts = renumbered(this.#texts.done(), sorted);
    yield;
    const occurrences = yield* occurrencesIn(texts, terms.length);
    const said = yield* buildPostings(texts, terms.length, (place) => place !== places.description);
    const described = yield* buildPostings(texts, terms.length, (place) => place === places.description);
    const joined = joinedNames({ texts, terms });
    return {
      terms,
      masks: Uint32Array.from(terms, letterMask),
      occurrences,
      texts,
      said,
      described,
      ratingPoints: Float64Array.from(this.#ratingPoints),
      joined,
    };
  }

  #addText(codes: number[], place: number, text: string): void {
    if (text === '') return;
    codes.push(place);
    for (const term of text.split(' ')) codes.push(this.#codes.codeOf(term) + PLACES);
  }
}

function renumbered({ starts, codes }: WordLists, sorted: Uint32Array): WordLists {
  return { starts, codes: codes.map((code) => (code < PLACES ? code : (sorted[code - PLACES] ?? 0) + PLACES)) };
}

function* occurrencesIn(texts: WordLists, terms: number): Generator<void, Uint8Array> {
  const occurrences = new Uint8Array(terms);
  yield* eachTerm(texts, (here) => {
    occurrences[here.term] = (occurrences[here.term] ?? 0) | occurrenceOf(here);
  });
  return occurrences;
}

function occurrenceOf({ place, position, isLast }: Readonly<TermPlace>): number {
  switch (place) {
    case places.name:
      if (position > 0) return occurs.laterInName;
      return isLast ? occurs.wholeName : occurs.firstOfName;
    case places.origin:
      return occurs.origin;
    case places.flavour:
      return occurs.flavour;
    default:
      return occurs.description;
  }
}

function joinedNames(columns: Pick<TermColumns, 'texts' | 'terms'>): JoinedNames {
  const { starts, codes } = columns.texts;
  const names: { readonly row: number; readonly at: number; readonly length: number; readonly mask: number }[] = [];
  for (let row = 0; row + 1 < starts.length; row += 1) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0) && codes[at] === places.name;) {
      const { joined, words, next } = nameAt(columns, at);
      if (words > 1) names.push({ row, at, length: joined.length, mask: letterMask(joined) });
      at = next;
    }
  }
  names.sort((one, other) => one.length - other.length);
  const ofLength = new Uint32Array((names.at(-1)?.length ?? 0) + 2);
  for (const { length } of names) ofLength[length + 1] = (ofLength[length + 1] ?? 0) + 1;
  for (let length = 1; length < ofLength.length; length += 1)
    ofLength[length] = (ofLength[length] ?? 0) + (ofLength[length - 1] ?? 0);
  return {
    ofLength,
    rows: Uint32Array.from(names, ({ row }) => row),
    at: Uint32Array.from(names, ({ at }) => at),
    masks: Uint32Array.from(names, ({ mask }) => mask),
  };
}
