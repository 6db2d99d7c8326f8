import { topOf } from '#prelude/top-of.ts';
import { compareBySearch } from './compare-by-search.ts';
import { foldSearchText } from './fold-search-text.ts';
import type { SearchedTraits } from './search-score.ts';

export const QUICK_SEARCH_LIMIT = 6;

/** How good a match is, the best first: a name begins with the query, the origin does, a word of a name does, it stands elsewhere in them, or only its words do. */
export const quickRanks = { nameBegins: 0, originBegins: 1, wordBegins: 2, holds: 3, words: 4 } as const;

export type QuickSearched = Pick<SearchedTraits, 'id' | 'name' | 'nativeName' | 'origin' | 'rating' | 'reviewCount' | 'defaulted'>;

export interface QuickMatch<F> {
  readonly food: F;
  /** One of `quickRanks`. */
  readonly rank: number;
}

/**
 * The foods whose name, native name or origin contains the query, whatever its case and diacritics, at most 6, best first (spec 1 §2 and
 * §9, quick search). A blank query finds nothing.
 */
export function quickSearch<F extends QuickSearched>(foods: Iterable<F>, text: string): readonly QuickMatch<F>[] {
  const query = foldSearchText(text);
  return query === '' ? [] : topOf(rankedMatches(foods, query), { limit: QUICK_SEARCH_LIMIT, compare: compareQuickMatches });
}

export function compareQuickMatches(one: QuickMatch<QuickSearched>, other: QuickMatch<QuickSearched>): number {
  return one.rank - other.rank || compareBySearch(one.food, other.food);
}

function* rankedMatches<F extends QuickSearched>(foods: Iterable<F>, query: string): Generator<QuickMatch<F>> {
  for (const food of foods) {
    const rank = rankOf([food.name, food.nativeName].map(foldSearchText), foldSearchText(food.origin), query);
    if (rank !== null) yield { food, rank };
  }
}

function rankOf(names: readonly string[], origin: string, query: string): number | null {
  const texts = [...names, origin];
  if (names.some((name) => name.startsWith(query))) return quickRanks.nameBegins;
  if (origin.startsWith(query)) return quickRanks.originBegins;
  if (names.some((name) => name.includes(` ${query}`))) return quickRanks.wordBegins;
  if (texts.some((text) => text.includes(query))) return quickRanks.holds;
  const words = query.split(' ');
  return words.length > 1 && words.every((word) => texts.some((text) => text.includes(word))) ? quickRanks.words : null;
}
