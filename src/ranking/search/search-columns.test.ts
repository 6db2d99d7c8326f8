import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import {
  compareMatches,
  exactMatches,
  fuzzyMatches,
  searchableFoods,
  searchEntry,
} from '#domain/search/search-foods.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { compareBySearch } from '#domain/search/compare-by-search.ts';
import { FoodColumnsBuilder } from '#ranking/columns/food-columns-builder.ts';
import { SearchColumns } from './search-columns.ts';
import { TermColumnsBuilder } from './term-columns-builder.ts';

const queries = [
  'r',
  'a',
  'ra',
  'ram',
  'ramen',
  'ramne',
  'rmaen',
  'steka',
  'tea',
  'thai',
  'Tahi',
  'umami',
  'pho',
  'phở bò',
  'phobo',
  'bo pho',
  'ラー',
  'mac cheese',
  'cheese mac',
  'beef herbs',
  'herbs japanese',
  'warm soup',
  'a warm',
  'm soup',
  'noodles with beef',
  'creme',
  'crmee brulee',
  'cremebrulee',
  'cremebru',
  'peanut',
  'pea',
  'soy sauce',
  'soy japanese',
  'crispy',
  'crisp ramen',
  'flour',
  'unheard',
  'unheard of',
  'xyzzy',
].map(foldSearchText);

function columnsOf(foods: readonly Food[]) {
  const rows = foods.toSorted(compareBySearch);
  const [terms, made] = [new TermColumnsBuilder(), new FoodColumnsBuilder(rows.length)];
  for (const food of rows) {
    terms.add(food);
    made.add(food);
  }
  return { rows, columns: new SearchColumns(inOneGo(terms.done()), made.done()) };
}

const everything = { limit: Number.POSITIVE_INFINITY, isSkipped: () => false };

describe('the search columns', () => {
  it('find what the plain rule finds, and the first eight in its order', () => {
    fc.assert(
      fc.property(anyCatalogue, (foods) => {
        const { rows, columns } = columnsOf(foods);
        const entries = searchableFoods(foods.map(searchEntry));
        for (const query of queries) {
          for (const [kind, plain] of [
            ['exact', [...exactMatches(entries.entries, query)]],
            ['fuzzy', [...fuzzyMatches(entries, query)]],
          ] as const) {
            const named = ({ row, ...match }: { readonly row: number }) => ({ food: rows[row], ...match });
            const sorted = plain.toSorted(compareMatches);
            expect(
              columns[kind](query, everything)
                .map(named)
                .toSorted(
                  (one, other) =>
                    sorted.findIndex(({ food }) => food === one.food) -
                    sorted.findIndex(({ food }) => food === other.food),
                ),
            ).toEqual(sorted);
            expect(columns[kind](query, { ...everything, limit: 8 }).map(named)).toEqual(sorted.slice(0, 8));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leave out what is to be skipped, and fill up with the next', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.constantFrom(...queries), fc.nat(24), (foods, query, skipped) => {
        const { rows, columns } = columnsOf(foods);
        const left = rows.filter((_, row) => row !== skipped);
        const expected = [...exactMatches(left.map(searchEntry), query)].toSorted(compareMatches).slice(0, 3);
        expect(
          columns.exact(query, { limit: 3, isSkipped: (row) => row === skipped }).map(({ row }) => rows[row]),
        ).toEqual(expected.map(({ food }) => food));
      }),
    );
  });
});
