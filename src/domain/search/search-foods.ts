import { topOf } from '#prelude/top-of.ts';
import { compareStanding } from '#domain/compare-standing.ts';
import { foldSearchText } from './fold-search-text.ts';
import { fuzzyNames, fuzzyTerms } from './fuzzy-terms.ts';
import { hasEveryWord, matchPoints, type SearchableTexts, type SearchedTraits, searchableTexts, standingPoints } from './search-score.ts';

const DROPDOWN_LIMIT = 8;

/** A food with its texts folded once, so that every keystroke only compares. */
export interface SearchEntry<F extends SearchedTraits> {
  readonly food: F;
  readonly texts: SearchableTexts;
  /** What a mistyped word may mean: the distinct words of names, origin and flavours. Descriptions hold too many. */
  readonly terms: readonly string[];
  /** Names of several words, without their spaces. */
  readonly joined: readonly string[];
}

interface Vocabulary {
  readonly terms: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
}

/** What a search reads: made once per change of the catalogue. */
export interface SearchableFoods<F extends SearchedTraits> {
  readonly entries: readonly SearchEntry<F>[];
  /** The distinct terms, and the distinct joined names, of all entries; put together by the first search that needs them. */
  readonly vocabulary: () => Vocabulary;
}

export interface SearchMatch<F extends SearchedTraits> {
  readonly food: F;
  /** How it was found: whole query, each of its words, or words spelt nearly so; each kind stands below the one before. */
  readonly kind: 'whole' | 'words' | 'fuzzy';
  readonly score: number;
}

const kinds = ['whole', 'words', 'fuzzy'] as const;

/** What only a mistyped word asks for is put together when one does. */
export function searchEntry<F extends SearchedTraits>(food: F): SearchEntry<F> {
  const texts = searchableTexts(food);
  let [terms, joined]: [readonly string[] | null, readonly string[] | null] = [null, null];
  return {
    food,
    texts,
    get terms() {
      terms ??= termsOf(texts);
      return terms;
    },
    get joined() {
      joined ??= joinedNames(texts);
      return joined;
    },
  };
}

export function searchableFoods<F extends SearchedTraits>(entries: readonly SearchEntry<F>[]): SearchableFoods<F> {
  let vocabulary: Vocabulary | null = null;
  return {
    entries,
    vocabulary: () => {
      vocabulary ??= { terms: new Set(entries.flatMap(({ terms }) => terms)), joined: new Set(entries.flatMap(({ joined }) => joined)) };
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
  for (const { food, texts } of entries) {
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
  const wanted = query.split(' ').map((word) => nearWords(vocabulary(), word));
  if (wanted.some(({ terms, joined }) => terms.size + joined.size === 0)) return;
  for (const { food, terms, joined } of entries) {
    const distances = wanted.map((near) => Math.min(nearest(near.terms, terms), nearest(near.joined, joined)));
    const distance = distances.reduce((sum, one) => sum + one, 0);
    if (Number.isFinite(distance)) yield { food, kind: 'fuzzy', score: fuzzyScore(standingPoints(food), distance) };
  }
}

function nearest(near: ReadonlyMap<string, number>, words: readonly string[]): number {
  return words.reduce((least, word) => Math.min(least, near.get(word) ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
}

interface NearWords {
  readonly terms: ReadonlyMap<string, number>;
  readonly joined: ReadonlyMap<string, number>;
}

/** What a word of the query may mean, with its distance; 0 for terms that hold it as it is. */
function nearWords(vocabulary: Vocabulary, word: string): NearWords {
  const terms = new Map<string, number>();
  for (const term of vocabulary.terms) if (term.includes(word)) terms.set(term, 0);
  for (const { term, distance } of fuzzyTerms(vocabulary.terms, word)) if (!terms.has(term)) terms.set(term, distance);
  return { terms, joined: new Map(fuzzyNames(vocabulary.joined, word).map(({ term, distance }) => [term, distance])) };
}

function termsOf({ names, origin, flavours }: SearchableTexts): readonly string[] {
  return [...new Set([...names, origin, ...flavours].flatMap((text) => text.split(' ')))].filter((term) => term !== '');
}

/** Names as someone types them who forgets their spaces. */
function joinedNames({ names }: Pick<SearchableTexts, 'names'>): readonly string[] {
  return names.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));
}
