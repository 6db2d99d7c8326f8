import { topOf } from '#prelude/top-of.ts';
import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import {
  FAR,
  nearestName,
  nearestTerm,
  type SpeltWords,
  speltWords,
  type TypedWord,
  typedWord,
} from './fuzzy-terms.ts';
import {
  hasEveryWord,
  madeOf,
  madeScore,
  matchPoints,
  namesOf,
  type SearchableTexts,
  type SearchedTraits,
  searchableTexts,
  searchHint,
  ratingPoints,
} from './search-score.ts';

const DROPDOWN_LIMIT = 8;

/** A food with its texts folded once, so that every keystroke only compares; and not before a query may stand in them. */
export interface SearchEntry<F extends SearchedTraits> {
  readonly food: F;
  readonly texts: SearchableTexts;
  /** Every word of the folded texts stands in it; it is made in a fraction of the time. */
  readonly hint: string;
  readonly words: EntryWords;
}

/** What a mistyped word may mean of a food. Descriptions hold too many words. */
interface EntryWords {
  /** The words of its names, origin and flavours. */
  readonly terms: SpeltWords;
  /** Its names of several words, as someone types them who forgets their spaces. */
  readonly joined: SpeltWords;
}

/** What a search reads: made once per change of the catalogue. */
export interface SearchableFoods<F extends SearchedTraits> {
  readonly entries: readonly SearchEntry<F>[];
}

export interface SearchMatch<F extends SearchedTraits> {
  readonly food: F;
  /** How it was found: whole query, each of its words, words of what it is made of, or words spelt nearly so; each kind stands below the one before. */
  readonly kind: 'whole' | 'words' | 'made' | 'fuzzy';
  readonly score: number;
}

const kinds = ['whole', 'words', 'made', 'fuzzy'] as const;

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
  return { entries };
}

/**
 * The search dropdown by plain means (spec 2 §9): foods that hold the query, scored by where it stands and by what members think of them;
 * then those that hold each of its words; then those that are made of it; only where these leave room, those that hold words spelt nearly so.
 *
 * @param isEnough whether nothing that is spelt nearly so need be looked for
 * @returns at most 8, best first; [] for a blank query
 */
export function searchFoods<F extends SearchedTraits>(
  foods: SearchableFoods<F>,
  text: string,
  isEnough: (exact: readonly SearchMatch<F>[]) => boolean = () => false,
): readonly SearchMatch<F>[] {
  const query = foldSearchText(text);
  if (query === '') return [];
  const exact = topOf(exactMatches(foods.entries, query), { limit: DROPDOWN_LIMIT, compare: compareMatches });
  if (exact.length === DROPDOWN_LIMIT || isEnough(exact)) return exact;
  const found = new Set(exact.map(({ food: { id } }) => id));
  const near = fuzzyMatches(foods, query).filter(({ food: { id } }) => !found.has(id));
  return [...exact, ...topOf(near, { limit: DROPDOWN_LIMIT - exact.length, compare: compareMatches })];
}

/** Best first: by kind, score, and points of its rating. */
export function compareMatches(one: SearchMatch<SearchedTraits>, other: SearchMatch<SearchedTraits>): number {
  return (
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    other.score - one.score ||
    compareByRating(one.food, other.food)
  );
}

export function exactMatches<F extends SearchedTraits>(
  entries: readonly SearchEntry<F>[],
  query: string,
): readonly SearchMatch<F>[] {
  const words = query.split(' ');
  const found: SearchMatch<F>[] = [];
  for (const entry of entries.filter(({ hint }) => words.every((word) => hint.includes(word)))) {
    const { food, texts } = entry;
    const points = matchPoints(texts, query);
    if (points > 0) found.push({ food, kind: 'whole', score: points + ratingPoints(food) });
    else if (hasEveryWord(texts, query)) found.push({ food, kind: 'words', score: ratingPoints(food) });
    else {
      const made = madeOf(texts, query);
      if (made !== null) found.push({ food, kind: 'made', score: madeScore(ratingPoints(food), made.isMain) });
    }
  }
  return found;
}

/** Points off for each edit of a word: more than what members think can make up for. */
const PER_EDIT = 40;

/** What a food gets that was found by words spelt nearly so. @param distance edits of all words together */
export function fuzzyScore(points: number, distance: number): number {
  return points - distance * PER_EDIT;
}

/** Foods whose names, origin or flavours hold, for each word of the query, the word itself or one nearly so. */
export function fuzzyMatches<F extends SearchedTraits>(
  { entries }: SearchableFoods<F>,
  query: string,
): readonly SearchMatch<F>[] {
  // The longest word first: few are near to it, and most of them end the comparison at once.
  const typed = query
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .map(typedWord);
  const found: SearchMatch<F>[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at];
    const distance = entry === undefined ? FAR : distanceTo(entry.words, typed);
    if (entry !== undefined && distance !== FAR)
      found.push({ food: entry.food, kind: 'fuzzy', score: fuzzyScore(ratingPoints(entry.food), distance) });
  }
  return found;
}

/** Edits of all words together; FAR where one of them is near to nothing. */
function distanceTo({ terms, joined }: EntryWords, typed: readonly TypedWord[]): number {
  let distance = 0;
  for (let at = 0; at < typed.length && distance !== FAR; at += 1) {
    const word = typed[at];
    if (word === undefined) continue;
    const term = nearestTerm(terms, word);
    distance += term === 0 ? 0 : Math.min(term, nearestName(joined, word));
  }
  return distance;
}

function wordsOf(food: SearchedTraits): EntryWords {
  const { origin, flavours } = food;
  const names = namesOf(food).map((text) => foldSearchText(text).split(' '));
  const terms = [...names, ...[origin, ...flavours].map((text) => foldSearchText(text).split(' '))].flat();
  return {
    terms: speltWords(terms.filter((term) => term !== '')),
    joined: speltWords(names.filter((words) => words.length > 1).map((words) => words.join(''))),
  };
}
