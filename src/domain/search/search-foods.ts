import { topOf } from '#prelude/top-of.ts';
import { compareStanding } from '#domain/compare-standing.ts';
import { foldSearchText } from './fold-search-text.ts';
import { fuzzyTerms } from './fuzzy-terms.ts';
import { hasEveryWord, matchPoints, type SearchableTexts, type SearchedTraits, searchableTexts, standingPoints } from './search-score.ts';

const DROPDOWN_LIMIT = 8;

/** A food with its texts folded once, so that every keystroke only compares. */
export interface SearchEntry<F extends SearchedTraits> {
  readonly food: F;
  readonly texts: SearchableTexts;
  /** What a mistyped word may mean: the distinct words of names, origin and flavours, and names without their spaces. Descriptions hold too many. */
  readonly terms: readonly string[];
}

/** What a search reads: made once per change of the catalogue. */
export interface SearchableFoods<F extends SearchedTraits> {
  readonly entries: readonly SearchEntry<F>[];
  /** The distinct terms of all entries; put together by the first search that needs them. */
  readonly vocabulary: () => ReadonlySet<string>;
}

export interface SearchMatch<F extends SearchedTraits> {
  readonly food: F;
  /** How it was found: whole query, each of its words, or words spelt nearly so; each kind stands below the one before. */
  readonly kind: 'whole' | 'words' | 'fuzzy';
  readonly score: number;
}

const kinds = ['whole', 'words', 'fuzzy'] as const;

export function searchEntry<F extends SearchedTraits>(food: F): SearchEntry<F> {
  const texts = searchableTexts(food);
  return { food, texts, terms: termsOf(texts) };
}

export function searchableFoods<F extends SearchedTraits>(entries: readonly SearchEntry<F>[]): SearchableFoods<F> {
  let vocabulary: ReadonlySet<string> | null = null;
  return {
    entries,
    vocabulary: () => {
      vocabulary ??= new Set(entries.flatMap(({ terms }) => terms));
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

/** Foods whose names, origin or flavours hold, for each word of the query, the word itself or one nearly so. */
export function* fuzzyMatches<F extends SearchedTraits>({ entries, vocabulary }: SearchableFoods<F>, query: string): Generator<SearchMatch<F>> {
  const wanted = query.split(' ').map((word) => nearTerms(vocabulary(), word));
  if (wanted.some((terms) => terms.size === 0)) return;
  for (const { food, terms } of entries) {
    const distances = wanted.map((near) => Math.min(...terms.map((term) => near.get(term) ?? Number.POSITIVE_INFINITY)));
    const distance = distances.reduce((sum, one) => sum + one, 0);
    if (Number.isFinite(distance)) yield { food, kind: 'fuzzy', score: standingPoints(food) - distance * PER_EDIT };
  }
}

/** The terms that a word of the query may mean, with their distance; 0 for those that hold it as it is. */
function nearTerms(vocabulary: ReadonlySet<string>, word: string): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  for (const term of vocabulary) if (term.includes(word)) near.set(term, 0);
  for (const { term, distance } of fuzzyTerms(vocabulary, word)) if (!near.has(term)) near.set(term, distance);
  return near;
}

function termsOf({ names, origin, flavours }: SearchableTexts): readonly string[] {
  const words = [...names, origin, ...flavours].flatMap((text) => text.split(' '));
  return [...new Set([...words, ...names.map(withoutSpaces)])].filter((term) => term !== '');
}

/** A name as someone types it who forgets its spaces. */
export function withoutSpaces(name: string): string {
  return name.replaceAll(' ', '');
}
