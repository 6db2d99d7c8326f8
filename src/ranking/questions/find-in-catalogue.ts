import { noDay } from '#domain/values/day.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import {
  type AskedBy,
  compareBy,
  compareRelevance,
  foundExactly,
  type FoundFoods,
  foundFoods,
  passesQuestion,
} from '#domain/search/find-foods.ts';
import { untaughtTaste } from '#domain/liking/learned-taste.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { fuzzyMatches, type SearchMatch } from '#domain/search/search-foods.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { topOf } from '#prelude/top-of.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import { textOf } from '#ranking/columns/text-column.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { RowMatch } from '#ranking/search/search-columns.ts';
import { rowFilter } from './row-filter.ts';

/** What a text finds: rows of the base, and foods that changed since. */
interface Found {
  readonly rows: Iterable<RowMatch>;
  readonly recent: readonly SearchMatch<TasteTraits>[];
}

/** The advanced search, as `findFoods` of the domain answers it: rows are filtered and ordered by columns, and only the wanted ones are looked at as foods. */
export function findInCatalogue(
  catalogue: LayeredCatalogue,
  question: FoodQuestion,
  asker: AskedBy,
): FoundFoods<TasteTraits> {
  const { base } = catalogue;
  const { limit = Number.POSITIVE_INFINITY } = asker;
  const found = foundBy(catalogue, foldSearchText(question.text), new Set(asker.uploaders));
  const passes = rowFilter(base, question, asker);
  const recent = found.recent.filter(({ food }) => passesQuestion(food, question, asker));
  let total = recent.length;
  // Counted as they pass: a hundred thousand matches that are kept for a moment cost more than all else.
  const passing = function* passing(): Generator<RowMatch> {
    for (const match of found.rows) {
      if (!passes(match.row)) continue;
      total += 1;
      yield match;
    }
  };
  const bestRows = topOf(passing(), { limit, compare: compareRows(base, question, asker) });
  const best = topOf([...bestRows.map(({ row, ...match }) => ({ ...match, food: base.foodAt(row) })), ...recent], {
    limit,
    compare: compareBy(question, asker),
  });
  return foundFoods(best, total);
}

function foundBy(catalogue: LayeredCatalogue, query: string, uploaders: ReadonlySet<MemberId>): Found {
  const { base, isGone } = catalogue;
  const recent = foundExactly(catalogue.recent(), query, uploaders);
  if (query === '') return { rows: everyRow(catalogue), recent };
  const bounds = { limit: Number.POSITIVE_INFINITY, isSkipped: isGone };
  const exact = base.search.exact(query, bounds);
  const rows =
    uploaders.size === 0
      ? exact
      : [...exact, ...uploadedRows(catalogue, uploaders, new Set(exact.map(({ row }) => row)))];
  if (rows.length + recent.length > 0) return { rows, recent };
  return { rows: base.search.fuzzy(query, bounds), recent: [...fuzzyMatches(catalogue.recent(), query)] };
}

function* everyRow({ base, isGone }: LayeredCatalogue): Generator<RowMatch> {
  for (let row = 0; row < base.rows; row += 1) if (!isGone(row)) yield { row, kind: 'whole', score: 0 };
}

function* uploadedRows(
  { base, isGone }: LayeredCatalogue,
  uploaders: ReadonlySet<MemberId>,
  found: ReadonlySet<number>,
): Generator<RowMatch> {
  const { foods, terms } = base.columns;
  const areTheirs = Array.from({ length: foods.uploaders.starts.length - 1 }, (_, code) =>
    uploaders.has(textOf(foods.uploaders, code) as MemberId),
  );
  for (const [row, code] of foods.uploaders.codes.entries()) {
    if (areTheirs[code] === true && !isGone(row) && !found.has(row))
      yield { row, kind: 'words', score: terms.ratingPoints[row] ?? 0 };
  }
}

type CompareRows = (one: RowMatch, other: RowMatch) => number;

/** As `compareBy` of the domain orders their foods. */
function compareRows(
  { columns: { foods }, orders }: Catalogue,
  { sort }: FoodQuestion,
  { on = noDay, profile, taste = untaughtTaste }: AskedBy,
): CompareRows {
  const ranks = orders.dayRanks(on);
  const byRating: CompareRows = (one, other) => (ranks[one.row] ?? 0) - (ranks[other.row] ?? 0);
  const byNumber =
    (numberOf: (row: number) => number): CompareRows =>
    (one, other) =>
      numberOf(one.row) - numberOf(other.row) || byRating(one, other);
  switch (sort) {
    case 'relevance':
      return (one, other) => compareRelevance(one, other) || byRating(one, other);
    case 'rating':
      return byRating;
    case 'newest':
      return byNumber((row) => -(foods.createdAt[row] ?? 0));
    case 'reviews':
      return byNumber((row) => -(foods.reviewCounts[row] ?? 0));
    case 'name': {
      const nameRanks = orders.nameRanks();
      return byNumber((row) => nameRanks[row] ?? 0);
    }
    case 'match': {
      const percents = orders.percents({ profile, taste });
      return byNumber((row) => -(percents[row] ?? 0));
    }
  }
}
