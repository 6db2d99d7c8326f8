import type { FoodId } from '#domain/ids.ts';
import { foldSearchText } from '#domain/search/fold-search-text.ts';
import { compareMatches, exactMatches, fuzzyScore, nearWords, type NearWords, type SearchEntry, type SearchMatch } from '#domain/search/search-foods.ts';
import { type SearchedTraits, standingPoints } from '#domain/search/search-score.ts';
import { topOf } from '#prelude/top-of.ts';
import { bestRows } from '#ranking/best-rows.ts';
import { markPlaces, pointsOfMarks } from './place-marks.ts';
import { type Place, places, TermPostings } from './term-postings.ts';

const DROPDOWN_LIMIT = 8;
/** Rows of foods that changed or went are only left behind; so many of them, or a quarter of all, are worth a rebuild. */
const FEWEST_TO_REBUILD = 2000;

const exactPlaces: readonly Place[] = places.filter((place) => place !== 'joinedName');
const mistypedPlaces: readonly Place[] = places.filter((place) => place !== 'description' && place !== 'joinedName');

/**
 * The search dropdown over postings of terms (spec 2 §9, search dropdown). Answers as `searchFoods` of the domain does, result by result:
 * the postings only say which foods that rule has to look at, or, for one word, where it stands.
 */
export class SearchIndex<F extends SearchedTraits> {
  #rows = new Map<FoodId, number>();
  #entries: (SearchEntry<F> | null)[] = [];
  #standing: number[] = [];
  #postings = new TermPostings();

  upsert(entry: SearchEntry<F>): void {
    this.remove(entry.food.id);
    this.#append(entry);
  }

  remove(id: FoodId): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#entries[row] = null;
    this.#rows.delete(id);
    const left = this.#entries.length - this.#rows.size;
    if (left > Math.max(FEWEST_TO_REBUILD, this.#rows.size / 4)) this.#rebuild();
  }

  /** At most 8, best first; [] for a blank query. */
  searchFoods(text: string): readonly SearchMatch<F>[] {
    const query = foldSearchText(text);
    if (query === '') return [];
    const exact = topOf(this.#exact(query), { limit: DROPDOWN_LIMIT, compare: compareMatches });
    if (exact.length === DROPDOWN_LIMIT) return exact;
    const found = new Set(exact.map(({ food: { id } }) => id));
    const near = [...this.#fuzzy(query)].filter(({ food: { id } }) => !found.has(id));
    return [...exact, ...topOf(near, { limit: DROPDOWN_LIMIT - exact.length, compare: compareMatches })];
  }

  #exact(query: string): Iterable<SearchMatch<F>> {
    if (!query.includes(' ')) return this.#oneWord(query);
    const holding = query.split(' ').map((word) => (term: string) => term.includes(word));
    return exactMatches(this.#entriesWith(holding, exactPlaces), query);
  }

  #oneWord(word: string): readonly SearchMatch<F>[] {
    const marks = markPlaces(this.#postings, { word, rows: this.#entries.length });
    const scoreOf = (row: number) => {
      const points = this.#entries[row] === null ? 0 : pointsOfMarks(marks[row] ?? 0);
      return points === 0 ? null : points + (this.#standing[row] ?? 0);
    };
    return bestRows({ rows: marks.length, limit: DROPDOWN_LIMIT, scoreOf }).flatMap(({ row, score }) => {
      const entry = this.#entries[row] ?? null;
      return entry === null ? [] : [{ food: entry.food, kind: 'whole' as const, score }];
    });
  }

  /** Words spelt nearly so: for each word the distance of its nearest term in a row, over the postings of the few terms it may mean. */
  #fuzzy(query: string): readonly SearchMatch<F>[] {
    const { vocabulary } = this.#postings;
    const wanted = query.split(' ').map((word) => nearWords(vocabulary, word));
    if (wanted.some(({ terms, joined }) => terms.size + joined.size === 0)) return [];
    const distances = wanted.map((near) => this.#distances(near));
    const scoreOf = (row: number) => {
      const distance = distances.reduce((sum, one) => sum + (one[row] ?? Number.POSITIVE_INFINITY), 0);
      return this.#entries[row] === null || distance === Number.POSITIVE_INFINITY ? null : fuzzyScore(this.#standing[row] ?? 0, distance);
    };
    // What was found exactly may be among these, too.
    return bestRows({ rows: this.#entries.length, limit: DROPDOWN_LIMIT * 2, scoreOf }).flatMap(({ row, score }) => {
      const entry = this.#entries[row] ?? null;
      return entry === null ? [] : [{ food: entry.food, kind: 'fuzzy' as const, score }];
    });
  }

  #distances({ terms, joined }: NearWords): Float32Array {
    const distances = new Float32Array(this.#entries.length).fill(Number.POSITIVE_INFINITY);
    const mark = (place: Place, near: ReadonlyMap<string, number>) => {
      for (const [term, distance] of near) {
        for (const row of this.#postings.rowsOf(place, term)) distances[row] = Math.min(distances[row] ?? distance, distance);
      }
    };
    for (const place of mistypedPlaces) mark(place, terms);
    mark('joinedName', joined);
    return distances;
  }

  /** The foods that hold, for each of the questions, a term that it accepts. */
  #entriesWith(questions: readonly ((term: string) => boolean)[], where: readonly Place[]): readonly SearchEntry<F>[] {
    const met = new Uint16Array(this.#entries.length);
    for (const [asked, accepts] of questions.entries()) {
      for (const place of where) {
        for (const [term, list] of this.#postings.terms(place)) {
          if (accepts(term)) for (const row of list.rows()) if (met[row] === asked) met[row] = asked + 1;
        }
      }
    }
    return this.#entries.filter((entry, row) => entry !== null && met[row] === questions.length).filter((entry) => entry !== null);
  }

  #append(entry: SearchEntry<F>): void {
    const row = this.#entries.push(entry) - 1;
    this.#rows.set(entry.food.id, row);
    this.#standing[row] = standingPoints(entry.food);
    this.#postings.add(row, entry.texts);
  }

  #rebuild(): void {
    const entries = this.#entries.filter((entry) => entry !== null);
    this.#rows = new Map();
    this.#entries = [];
    this.#standing = [];
    this.#postings = new TermPostings();
    for (const entry of entries) this.#append(entry);
  }
}
