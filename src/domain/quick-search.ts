import { compareText } from '#prelude/compare-text.ts';
import { foldText } from '#prelude/fold-text.ts';
import { topOf } from '#prelude/top-of.ts';
import type { Food } from './food.ts';

const QUICK_SEARCH_LIMIT = 6;

export type QuickSearchEntry = Pick<Food, 'id' | 'name' | 'nativeName' | 'origin' | 'rating' | 'reviewCount'>;

/** An entry with its texts folded once, so that every keystroke only compares. */
interface PreparedEntry<E> {
  readonly entry: E;
  readonly weight: number;
  readonly name: string;
  readonly nativeName: string;
  readonly origin: string;
  readonly all: string;
}

/** What `quickSearch` reads; made once per change of the catalogue by `prepareQuickSearch`. */
export type QuickSearchIndex<E extends QuickSearchEntry> = readonly PreparedEntry<E>[];

/** Folds names and origins, and puts the entries in the order in which equally good matches are given: well rated first. */
export function prepareQuickSearch<E extends QuickSearchEntry>(entries: Iterable<E>): QuickSearchIndex<E> {
  return Array.from(entries, prepare).toSorted(compareStanding);
}

/**
 * The index after some entries came, changed or went: as preparing it anew would give, but only what changed is folded
 * and sorted. `gone` may name ids that are not in it.
 */
export function amendQuickSearch<E extends QuickSearchEntry>(
  index: QuickSearchIndex<E>,
  { changed, gone }: { readonly changed: Iterable<E>; readonly gone: ReadonlySet<E['id']> },
): QuickSearchIndex<E> {
  const arrivals = prepareQuickSearch(changed);
  const replaced = new Set(arrivals.map(({ entry }) => entry.id));
  const amended: PreparedEntry<E>[] = [];
  let next = 0;
  for (const kept of index) {
    if (gone.has(kept.entry.id) || replaced.has(kept.entry.id)) continue;
    for (let arrival = arrivals[next]; arrival !== undefined && compareStanding(arrival, kept) < 0; arrival = arrivals[next]) {
      amended.push(arrival);
      next += 1;
    }
    amended.push(kept);
  }
  return amended.concat(arrivals.slice(next));
}

/**
 * The foods whose name, native name or origin contains the query, whatever its case and diacritics, at most 6
 * (spec 1 §2 and §9, quick search). Names that begin with it come first, then origins that do, then what contains it,
 * then what contains each of its words. A blank query finds nothing.
 */
export function quickSearch<E extends QuickSearchEntry>(index: QuickSearchIndex<E>, query: string): readonly E[] {
  const wanted = foldText(query);
  if (wanted === '') return [];
  const matches = topOf(rankedMatches(index, wanted), {
    limit: QUICK_SEARCH_LIMIT,
    compare: (one, other) => one.rank - other.rank,
  });
  return matches.map(({ entry }) => entry);
}

function* rankedMatches<E extends QuickSearchEntry>(
  index: QuickSearchIndex<E>,
  wanted: string,
): Generator<{ readonly entry: E; readonly rank: number }> {
  const words = wanted.split(' ');
  for (const prepared of index) {
    const rank = matchRank(prepared, { wanted, words });
    if (rank !== null) yield { entry: prepared.entry, rank };
  }
}

/** 0 is the best match; null is none. */
function matchRank(
  { name, nativeName, origin, all }: PreparedEntry<QuickSearchEntry>,
  { wanted, words }: { readonly wanted: string; readonly words: readonly string[] },
): number | null {
  if (!all.includes(wanted)) return words.length > 1 && words.every((word) => all.includes(word)) ? 4 : null;
  if (name.startsWith(wanted) || nativeName.startsWith(wanted)) return 0;
  if (origin.startsWith(wanted)) return 1;
  return name.includes(` ${wanted}`) ? 2 : 3;
}

function prepare<E extends QuickSearchEntry>(entry: E): PreparedEntry<E> {
  const [name, nativeName, origin] = [foldText(entry.name), foldText(entry.nativeName), foldText(entry.origin)];
  // The line ends keep a query, which holds none, from matching across two texts.
  return { entry, weight: evidence(entry), name, nativeName, origin, all: `${name}\n${nativeName}\n${origin}` };
}

function compareStanding(one: PreparedEntry<QuickSearchEntry>, other: PreparedEntry<QuickSearchEntry>): number {
  return other.weight - one.weight || compareText(one.name, other.name) || compareText(one.entry.id, other.entry.id);
}

/** Stars weighed by how many gave them; 0 without reviews, so that a default rating never lifts a food (R4). */
function evidence({ rating, reviewCount }: QuickSearchEntry): number {
  return reviewCount > 0 ? rating * Math.log1p(reviewCount) : 0;
}
