import { searchPoints } from '#domain/search/search-score.ts';
import { PLACES, places } from './text-places.ts';
import { occurs, type TermColumns } from './term-columns.ts';
import { relations, type WordMatch } from './word-match.ts';

const NAME = occurs.wholeName | occurs.firstOfName | occurs.laterInName;

/** Where a query stands in a row, as bits. */
const stands = { wholeName: 1, nameBegins: 2, name: 4, origin: 8, flavour: 16, description: 32 } as const;

/**
 * Where a whole query stands in the texts of a row, and its points there, as `matchPoints` of the domain gives them. Within one text, side by side:
 * the query's first word ends a term, its last begins one, and those between are terms.
 */
export class PhraseReader {
  /** No row has more. */
  readonly mostPoints: number;
  readonly #columns: TermColumns;
  readonly #words: readonly Uint8Array[];
  readonly #isDescribed: boolean;

  constructor(columns: TermColumns, words: readonly WordMatch[]) {
    this.#columns = columns;
    this.#words = words.map((word) => word.relations);
    const mayStandIn = (place: number, occurrence: number) =>
      words.every(({ terms, relations: relationOf }, word) => {
        const wanted = relationWanted({ word, words: words.length, place });
        return terms.some(
          (term) => ((relationOf[term] ?? 0) & wanted) !== 0 && ((columns.occurrences[term] ?? 0) & occurrence) !== 0,
        );
      });
    this.#isDescribed = mayStandIn(places.description, occurs.description);
    this.mostPoints =
      (mayStandIn(places.name, NAME) ? this.#mostInName(words) : 0) +
      (mayStandIn(places.origin, occurs.origin) ? searchPoints.origin : 0) +
      (mayStandIn(places.flavour, occurs.flavour) ? searchPoints.flavour : 0) +
      (this.#isDescribed ? searchPoints.description : 0);
  }

  /** As `matchPoints` of the domain; 0 when the query stands nowhere in the row. */
  points(row: number): number {
    return pointsOf(this.places(row, this.#isDescribed ? places.description : places.flavour));
  }

  /** The same without what the description adds. */
  pointsOfSaid(row: number): number {
    return pointsOf(this.places(row, places.flavour));
  }

  /** A set of `stands`. @param last the last of the places to look at */
  places(row: number, last: number): number {
    const { starts, codes } = this.#columns.texts;
    const end = starts[row + 1] ?? 0;
    let found = 0;
    let at = starts[row] ?? 0;
    while (at < end) {
      const place = codes[at] ?? 0;
      if (place > last) break;
      const first = at + 1;
      for (at = first; at < end && (codes[at] ?? 0) >= PLACES; at += 1) {
        if (this.#standsAt(at, end)) found |= this.#placeAt(place, { first, at, end });
      }
    }
    return found;
  }

  #standsAt(at: number, end: number): boolean {
    const last = this.#words.length - 1;
    if (last === 0) return this.#relation(0, at) !== 0;
    if (at + last >= end || (this.#relation(0, at) & relations.ends) === 0) return false;
    for (let word = 1; word < last; word += 1)
      if ((this.#relation(word, at + word) & relations.equals) === 0) return false;
    return (this.#relation(last, at + last) & relations.begins) !== 0;
  }

  #placeAt(
    place: number,
    { first, at, end }: { readonly first: number; readonly at: number; readonly end: number },
  ): number {
    const last = this.#words.length - 1;
    const beginsTerm = (this.#relation(0, at) & (last === 0 ? relations.begins : relations.equals)) !== 0;
    if (place === places.flavour) return beginsTerm ? stands.flavour : 0;
    if (place === places.description) return beginsTerm ? stands.description : 0;
    if (place === places.origin) return beginsTerm ? stands.origin : 0;
    if (!beginsTerm || at !== first) return stands.name;
    const after = at + last + 1;
    const isWhole =
      (after >= end || (this.#columns.texts.codes[after] ?? 0) < PLACES) &&
      (this.#relation(last, at + last) & relations.equals) !== 0;
    return stands.name | stands.nameBegins | (isWhole ? stands.wholeName : 0);
  }

  /** How the term at a place relates to a word; 0 where no term stands. */
  #relation(word: number, at: number): number {
    return this.#words[word]?.[(this.#columns.texts.codes[at] ?? 0) - PLACES] ?? 0;
  }

  #mostInName([first, ...others]: readonly WordMatch[]): number {
    if (first === undefined) return 0;
    const anyTerm = (relation: number, occurrence: number) =>
      first.terms.some(
        (term) =>
          ((first.relations[term] ?? 0) & relation) !== 0 &&
          ((this.#columns.occurrences[term] ?? 0) & occurrence) !== 0,
      );
    if (others.length > 0)
      return anyTerm(relations.equals, occurs.firstOfName) ? searchPoints.exact : searchPoints.contains;
    if (anyTerm(relations.equals, occurs.wholeName)) return searchPoints.exact;
    return anyTerm(relations.begins, occurs.wholeName | occurs.firstOfName)
      ? searchPoints.prefix
      : searchPoints.contains;
  }
}

/** How a term must relate to a word of a query for the whole query to stand there: in a name its first word may end a term, elsewhere it begins one. */
export function relationWanted({
  word,
  words,
  place,
}: {
  readonly word: number;
  readonly words: number;
  readonly place: number;
}): number {
  const isLast = word === words - 1;
  if (word > 0 || place !== places.name) return isLast ? relations.begins : relations.equals;
  return isLast ? relations.holds : relations.ends;
}

/** Of whole name, beginning and elsewhere in the name the best counts. */
function pointsOf(found: number): number {
  if (found === 0) return 0;
  const has = (place: number, points: number) => ((found & place) === 0 ? 0 : points);
  const inName =
    has(stands.wholeName, searchPoints.exact) ||
    has(stands.nameBegins, searchPoints.prefix) ||
    has(stands.name, searchPoints.contains);
  return (
    inName +
    has(stands.origin, searchPoints.origin) +
    has(stands.flavour, searchPoints.flavour) +
    has(stands.description, searchPoints.description)
  );
}
