import { topOf } from '#prelude/top-of.ts';
import { compareStanding } from '#domain/compare-standing.ts';
import { foldSearchText } from './fold-search-text.ts';
import { fuzzyNames, fuzzyTerms } from './fuzzy-terms.ts';
import { hasEveryWord, matchPoints, type SearchableTexts, type SearchedTraits, searchableTexts, searchHint, standingPoints } from './search-score.ts';

const DROPDOWN_LIMIT = 8;

/** A food with its texts folded once, so that every keystroke only compares; and not before a query may stand in them. */
export interface SearchEntry<F extends SearchedTraits> {
  readonly food: F;
  readonly texts: SearchableTexts;
  /** Every word of the folded texts stands in it; it is made in a fraction of the time. */
  readonly hint: string;
  readonly words: EntryWords;
}

/** What a mistyped word may mean of an entry; see Vocabulary. */
interface EntryWords {
  readonly terms: readonly string[];
  readonly joined: readonly string[];
}

/** Places in a list of entries by what stands there; one may be named twice. */
type Places = ReadonlyMap<string, readonly number[]>;

/** What a mistyped word may mean, and where that is said. Descriptions hold too many words. */
interface Vocabulary {
  /** The words of names, origins and flavours. */
  readonly terms: Places;
  /** Names of several words, as someone types them who forgets their spaces. */
  readonly joined: Places;
  /** All terms, each between line ends: in one text a part is found many times faster than in each. */
  readonly text: string;
}

/** What a search reads: made once per change of the catalogue. */
export interface SearchableFoods<F extends SearchedTraits> {
  readonly entries: readonly SearchEntry<F>[];
  /** Of all entries; put together by the first search that needs it. */
  readonly vocabulary: () => Vocabulary;
}

export interface SearchMatch<F extends SearchedTraits> {
  readonly food: F;
  /** How it was found: whole query, each of its words, or words spelt nearly so; each kind stands below the one before. */
  readonly kind: 'whole' | 'words' | 'fuzzy';
  readonly score: number;
}

const kinds = ['whole', 'words', 'fuzzy'] as const;

export function searchEntry<F extends SearchedTraits>(food: F): SearchEntry<F> {
  let [hint, texts, words]: [string | null, SearchableTexts | null, EntryWords | null] = [null, null, null];
  return {
    food,
    get hint() {
      hint ??= searchHint(food);
      return hint;
    },
    get texts() {
      texts ??= searchableTexts(food);
      return texts;
    },
    get words() {
      words ??= wordsOf(food);
      return words;
    },
  };
}

export function searchableFoods<F extends SearchedTraits>(entries: readonly SearchEntry<F>[]): SearchableFoods<F> {
  let vocabulary: Vocabulary | null = null;
  return {
    entries,
    vocabulary: () => {
      vocabulary ??= vocabularyOf(entries);
      return vocabulary;
    },
  };
}

/**
 * The search dropdown by plain means (spec 2 §9): foods that hold the query, scored by where it stands and by what members think of them;
 * then those that hold each of its words; only where these leave room, those that hold words spelt nearly so.
 *
 * @returns at most 8, best first; [] for a blank query
 */
export function searchFoods<F extends SearchedTraits>(foods: SearchableFoods<F>, text: string): readonly SearchMatch<F>[] {
  const query = foldSearchText(text);
  if (query === '') return [];
  const exact = topOf(exactMatches(foods.entries, query), { limit: DROPDOWN_LIMIT, compare: compareMatches });
  if (exact.length === DROPDOWN_LIMIT) return exact;
  const found = new Set(exact.map(({ food: { id } }) => id));
  const near = [...fuzzyMatches(foods, query)].filter(({ food: { id } }) => !found.has(id));
  return [...exact, ...topOf(near, { limit: DROPDOWN_LIMIT - exact.length, compare: compareMatches })];
}

/** Best first: by kind, score, and standing. */
export function compareMatches(one: SearchMatch<SearchedTraits>, other: SearchMatch<SearchedTraits>): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.score - one.score || compareStanding(one.food, other.food);
}

export function* exactMatches<F extends SearchedTraits>(entries: Iterable<SearchEntry<F>>, query: string): Generator<SearchMatch<F>> {
  const words = query.split(' ');
  for (const entry of entries) {
    if (!words.every((word) => entry.hint.includes(word))) continue;
    const { food, texts } = entry;
    const points = matchPoints(texts, query);
    if (points > 0) yield { food, kind: 'whole', score: points + standingPoints(food) };
    else if (hasEveryWord(texts, query)) yield { food, kind: 'words', score: standingPoints(food) };
  }
}

/** Points off for each edit of a word: more than what members think can make up for. */
const PER_EDIT = 40;

/** What a food gets that was found by words spelt nearly so. @param distance edits of all words together */
export function fuzzyScore(standing: number, distance: number): number {
  return standing - distance * PER_EDIT;
}

/** Foods whose names, origin or flavours hold, for each word of the query, the word itself or one nearly so. */
export function* fuzzyMatches<F extends SearchedTraits>({ entries, vocabulary }: SearchableFoods<F>, query: string): Generator<SearchMatch<F>> {
  const [first = new Map<number, number>(), ...others] = query.split(' ').map((word) => distancesTo(vocabulary(), word));
  for (const [place, { food }] of entries.entries()) {
    const distance = others.reduce((sum, near) => sum + (near.get(place) ?? FAR), first.get(place) ?? FAR);
    if (Number.isFinite(distance)) yield { food, kind: 'fuzzy', score: fuzzyScore(standingPoints(food), distance) };
  }
}

const FAR = Number.POSITIVE_INFINITY;

/** By place: how far the nearest of an entry's words is from a word of the query; 0 for those that hold it as it is. */
function distancesTo({ terms, joined, text }: Vocabulary, word: string): ReadonlyMap<number, number> {
  const distances = new Map<number, number>();
  const note = (places: readonly number[] = [], distance: number) => {
    for (const place of places) if (distance < (distances.get(place) ?? FAR)) distances.set(place, distance);
  };
  for (const term of word === '' ? terms.keys() : termsWith(text, word)) note(terms.get(term), 0);
  for (const { term, distance } of fuzzyTerms(terms.keys(), word)) note(terms.get(term), distance);
  for (const { term, distance } of fuzzyNames(joined.keys(), word)) note(joined.get(term), distance);
  return distances;
}

function wordsOf({ name, nativeName, origin, flavours }: SearchedTraits): EntryWords {
  const names = [name, nativeName].map((text) => foldSearchText(text).split(' '));
  const terms = [...names, ...[origin, ...flavours].map((text) => foldSearchText(text).split(' '))].flat();
  return { terms: terms.filter((term) => term !== ''), joined: names.filter((words) => words.length > 1).map((words) => words.join('')) };
}

function vocabularyOf(entries: readonly SearchEntry<SearchedTraits>[]): Vocabulary {
  const [terms, joined] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [place, { words }] of entries.entries()) {
    for (const term of words.terms) addPlace(terms, term, place);
    for (const name of words.joined) addPlace(joined, name, place);
  }
  return { terms, joined, text: `\n${[...terms.keys()].join('\n')}\n` };
}

/** @param part of a word, without line ends, and not empty: that would be found at the same place for ever */
function* termsWith(text: string, part: string): Generator<string> {
  for (let at = text.indexOf(part); at >= 0;) {
    const end = text.indexOf('\n', at);
    yield text.slice(text.lastIndexOf('\n', at) + 1, end);
    at = text.indexOf(part, end);
  }
}

function addPlace(known: Map<string, number[]>, word: string, place: number): void {
  const places = known.get(word);
  if (places === undefined) known.set(word, [place]);
  else places.push(place);
}
