import { joinedNames, type Vocabulary } from '#domain/search/search-foods.ts';
import type { SearchableTexts } from '#domain/search/search-score.ts';
import { PostingList } from './posting-list.ts';

/** Where a term stands; 'joinedName' is a name without its spaces, which only a mistyped word may mean. A name of one term, and the first term of a longer one, tell an exact name and a prefix from a name that contains. */
export const places = ['onlyName', 'firstOfName', 'laterInName', 'joinedName', 'origin', 'flavour', 'description'] as const;

export type Place = (typeof places)[number];

type Postings = ReadonlyMap<Place, Map<string, PostingList>>;

/** The rows that hold each distinct term, place by place; a query compares with terms, never with foods. */
export class TermPostings {
  readonly #postings: Postings = new Map(places.map((place) => [place, new Map<string, PostingList>()]));

  readonly #mistypable = new Set<string>();
  readonly #joined = new Set<string>();

  add(row: number, { names, origin, flavours, description }: SearchableTexts): void {
    for (const name of names) {
      const [first = '', ...later] = name.split(' ');
      this.#note(later.length === 0 ? 'onlyName' : 'firstOfName', row, [first]);
      this.#note('laterInName', row, later);
    }
    this.#note('joinedName', row, joinedNames({ names }));
    this.#note('origin', row, origin.split(' '));
    this.#note('flavour', row, flavours.flatMap((flavour) => flavour.split(' ')));
    this.#note('description', row, description.split(' '));
  }

  terms(place: Place): Iterable<[term: string, rows: PostingList]> {
    return this.#postings.get(place) ?? [];
  }

  rowsOf(place: Place, term: string): Iterable<number> {
    return this.#postings.get(place)?.get(term)?.rows() ?? [];
  }

  /** What a mistyped word may mean. Terms of rows that went are still among them. */
  get vocabulary(): Vocabulary {
    return { terms: this.#mistypable, joined: this.#joined };
  }

  #note(place: Place, row: number, terms: readonly string[]): void {
    const postings = this.#postings.get(place);
    for (const term of new Set(terms)) {
      if (term === '') continue;
      if (place === 'joinedName') this.#joined.add(term);
      else if (place !== 'description') this.#mistypable.add(term);
      const rows = postings?.get(term) ?? new PostingList();
      rows.add(row);
      postings?.set(term, rows);
    }
  }
}
