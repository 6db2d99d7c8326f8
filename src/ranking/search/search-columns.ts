import { fuzzyScore } from '#domain/search/search-foods.ts';
import { madeScore, searchPoints } from '#domain/search/search-score.ts';
import { RowSet } from '#ranking/columns/row-set.ts';
import type { ScoredRow } from '#ranking/best-rows.ts';
import { BestMatches } from './best-matches.ts';
import { joinedNear } from './joined-near.ts';
import { type MadeColumns, madeWord } from './made-words.ts';
import { PhraseReader, relationWanted } from './phrase-reader.ts';
import { addRowsOf, type Postings } from './postings.ts';
import { PLACES, places } from './text-places.ts';
import type { TermColumns } from './term-columns.ts';
import { matchWord, nearTerms, type WordMatch } from './word-match.ts';

/** A row that a query found, as `SearchMatch` of the domain says it of a food. */
export interface RowMatch extends ScoredRow {
  readonly kind: 'whole' | 'words' | 'made' | 'fuzzy';
}

export interface SearchBounds {
  /** Matches wanted; Infinity for all. */
  readonly limit: number;
  readonly isSkipped: (row: number) => boolean;
}

/** What a mistyped word may mean, row by row. */
interface NearRows {
  readonly rows: RowSet;
  /** By term; Infinity for a term that it cannot mean. */
  readonly distances: Float32Array;
  readonly joined: ReadonlyMap<number, number>;
  readonly least: number;
}

/**
 * The search dropdown over columns of terms (spec 2 §9, search dropdown). Finds what `exactMatches` and `fuzzyMatches` of the domain
 * find, in their order. Rows stand in the order of their ratings: when nothing behind can score more, the search is over.
 */
export class SearchColumns {
  readonly #columns: TermColumns;
  readonly #made: MadeColumns;
  readonly #rows: number;

  /** @param made what foods of the same rows are made of */
  constructor(columns: TermColumns, made: MadeColumns) {
    this.#columns = columns;
    this.#made = made;
    this.#rows = columns.ratingPoints.length;
  }

  /** Rows that hold the whole query, then those that hold each of its words, then those that are made of it. @param query folded, not empty */
  exact(query: string, { limit, isSkipped }: SearchBounds): readonly RowMatch[] {
    const words = query.split(' ').map((word) => matchWord(this.#columns, word));
    const phrase = new PhraseReader(this.#columns, words);
    const whole = new BestMatches<RowMatch>(limit);
    const { said: saidIn, described: describedIn } = this.#columns;
    const said = this.#holdingPhrase(words, { postings: saidIn, place: places.name });
    const begun = this.#holdingPhrase(words, { postings: saidIn, place: places.origin });
    const described = this.#holdingPhrase(words, { postings: describedIn, place: places.description });
    // A single letter stands in nearly every row: the texts of a row are read only if they could bring it among the best.
    said.with(described).visit((row) => {
      if (isSkipped(row)) return true;
      const ratingPoints = this.#columns.ratingPoints[row] ?? 0;
      if (!whole.takes(phrase.mostPoints + ratingPoints)) return false;
      const others = (described.has(row) ? searchPoints.description : 0) + ratingPoints;
      if (!begun.has(row) && !whole.takes(searchPoints.contains + others)) return true;
      const points = whole.takes(phrase.pointsOfSaid(row) + others) ? phrase.points(row) : 0;
      if (points > 0) whole.add({ row, kind: 'whole', score: points + ratingPoints });
      return true;
    });
    const found = [...whole.found];
    const isNew = (row: number) => !isSkipped(row) && phrase.points(row) === 0;
    if (words.length > 1 && found.length < limit)
      found.push(...this.#holdingWords(words, { limit: limit - found.length, isSkipped: (row) => !isNew(row) }));
    if (found.length === limit) return found;
    // A row that holds each of several words has been found. One word stands in more rows than begin with it: their texts are read.
    const held = this.#rowsHoldingAll(words);
    const isFound = (row: number) => held?.has(row) === true && (words.length > 1 || phrase.points(row) > 0);
    return [
      ...found,
      ...this.#madeOf(query, words, {
        limit: limit - found.length,
        isSkipped: (row) => isSkipped(row) || isFound(row),
      }),
    ];
  }

  /** Rows whose names, origin or flavours hold, for each word of the query, the word itself or one spelt nearly so. */
  fuzzy(query: string, { limit, isSkipped }: SearchBounds): readonly RowMatch[] {
    const words = query.split(' ').map((word) => this.#near(word));
    const rows = common(words.map((word) => word.rows));
    const least = words.reduce((sum, word) => sum + word.least, 0);
    const best = new BestMatches<RowMatch>(limit);
    rows?.visit((row) => {
      if (isSkipped(row)) return true;
      const ratingPoints = this.#columns.ratingPoints[row] ?? 0;
      if (!best.takes(fuzzyScore(ratingPoints, least))) return false;
      const distance = words.reduce((sum, word) => sum + this.#distance(word, row), 0);
      best.add({ row, kind: 'fuzzy', score: fuzzyScore(ratingPoints, distance) });
      return true;
    });
    return best.found;
  }

  #holdingWords(words: readonly WordMatch[], { limit, isSkipped }: SearchBounds): readonly RowMatch[] {
    const found: RowMatch[] = [];
    this.#rowsHoldingAll(words)?.visit((row) => {
      if (!isSkipped(row)) found.push({ row, kind: 'words', score: this.#columns.ratingPoints[row] ?? 0 });
      return found.length < limit;
    });
    return found;
  }

  #rowsHoldingAll(words: readonly WordMatch[]): RowSet | null {
    return common(words.map((word) => this.#rowsHolding(word)));
  }

  #rowsHolding({ terms }: WordMatch): RowSet {
    return this.#rowsWith(terms, [this.#columns.said, this.#columns.described]);
  }

  /** Rows of which each word is said or is an ingredient or a texture, and one at least is the latter. */
  #madeOf(query: string, words: readonly WordMatch[], { limit, isSkipped }: SearchBounds): readonly RowMatch[] {
    const made = query.split(' ').map((word) => madeWord(this.#made, word));
    if (made.every((word) => word === null)) return [];
    const holding = words.map((word) => this.#rowsHolding(word));
    // Of what only names and descriptions say there is least: no other row is looked at.
    const onlySaid = holding.filter((_, at) => made[at] === null);
    const [first] = words;
    // What holds a single word has been found.
    const rows =
      common(onlySaid) ??
      (first === undefined || words.length === 1 ? new RowSet(this.#rows) : this.#rowsHolding(first));
    if (onlySaid.length === 0) made[0]?.addRows(rows);
    const isWhole = (row: number) =>
      made.some((word) => word?.isIn(row) === true) &&
      made.every((word, at) => word?.isIn(row) === true || holding[at]?.has(row) === true);
    const best = new BestMatches<RowMatch>(limit);
    rows.visit((row) => {
      const ratingPoints = this.#columns.ratingPoints[row] ?? 0;
      if (!best.takes(madeScore(ratingPoints, true))) return false;
      if (!isWhole(row) || isSkipped(row)) return true;
      const isMain = made.some((word) => word?.isMainly(row) === true);
      best.add({ row, kind: 'made', score: madeScore(ratingPoints, isMain) });
      return true;
    });
    return best.found;
  }

  /** The rows that may hold the words side by side in a kind of place: of all that is said `places.name` lets in the most. */
  #holdingPhrase(
    words: readonly WordMatch[],
    { postings, place }: { readonly postings: Postings; readonly place: number },
  ): RowSet {
    const sets = words.map(({ terms, relations: relationOf }, at) => {
      const wanted = relationWanted({ word: at, words: words.length, place });
      return this.#rowsWith(
        terms.filter((term) => ((relationOf[term] ?? 0) & wanted) !== 0),
        [postings],
      );
    });
    return common(sets) ?? new RowSet(this.#rows);
  }

  #near(word: string): NearRows {
    const near = nearTerms(this.#columns, word);
    const joined = joinedNear(this.#columns, word);
    const distances = new Float32Array(this.#columns.terms.length).fill(Number.POSITIVE_INFINITY);
    for (const { term, distance } of near) distances[term] = distance;
    const rows = this.#rowsWith(
      near.map(({ term }) => term),
      [this.#columns.said],
    );
    for (const row of joined.keys()) rows.add(row);
    const least = Math.min(...near.map(({ distance }) => distance), ...joined.values());
    return { rows, distances, joined, least };
  }

  #distance({ distances, joined }: NearRows, row: number): number {
    const { starts, codes } = this.#columns.texts;
    let least = joined.get(row) ?? Number.POSITIVE_INFINITY;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const code = codes[at] ?? 0;
      if (code === places.description) break;
      if (code < PLACES) continue;
      const distance = distances[code - PLACES] ?? Number.POSITIVE_INFINITY;
      if (distance < least) least = distance;
    }
    return least;
  }

  #rowsWith(terms: readonly number[], postings: readonly Postings[]): RowSet {
    const set = new RowSet(this.#rows);
    for (const list of postings) for (const term of terms) addRowsOf(set, list, term);
    return set;
  }
}

function common([first, ...others]: readonly RowSet[]): RowSet | null {
  for (const other of others) first?.keep(other);
  return first ?? null;
}
