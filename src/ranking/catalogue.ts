import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { ratingPoints } from '#domain/search/search-score.ts';
import { must } from '#prelude/must.ts';
import { type CatalogueColumns, CatalogueRows } from './columns/catalogue-rows.ts';
import { FoodColumnsBuilder } from './columns/food-columns-builder.ts';
import { TasteColumnsBuilder } from './pairing/taste-columns-builder.ts';
import { RowOrders } from './row-orders.ts';
import { SearchColumns } from './search/search-columns.ts';
import { TermColumnsBuilder } from './search/term-columns-builder.ts';

const FOODS_A_STEP = 250;

/** A catalogue as it once was, with what is searched and counted in it. */
export class Catalogue extends CatalogueRows {
  readonly search: SearchColumns;
  readonly orders: RowOrders;

  constructor(columns: CatalogueColumns) {
    super(columns);
    this.search = new SearchColumns(columns.terms, columns.foods);
    this.orders = new RowOrders(this);
  }
}

/** Builds the columns of some foods in small steps, so that questions can be answered between them. */
export function* buildCatalogue(foods: readonly TasteTraits[]): Generator<void, Catalogue> {
  const sorted = inSearchOrder(foods);
  yield;
  const builders = [
    new FoodColumnsBuilder(sorted.length),
    new TermColumnsBuilder(),
    new TasteColumnsBuilder(),
  ] as const;
  for (const [row, food] of sorted.entries()) {
    for (const builder of builders) builder.add(food);
    if (row % FOODS_A_STEP === 0) yield;
  }
  const foodAt = (row: number) => must(sorted[row], 'a food for each row');
  const ranks = new Uint32Array(sorted.length);
  const byRating = Array.from(sorted.keys()).toSorted((one, other) => compareByRating(foodAt(one), foodAt(other)));
  for (const [rank, row] of byRating.entries()) ranks[row] = rank;
  yield;
  const [foodColumns, terms, tastes] = builders;
  const built = { foods: foodColumns.done(), tastes: tastes.done(), ranks };
  yield;
  return new Catalogue({ ...built, terms: yield* terms.done() });
}

/** As `compareBySearch` orders them, with the points of each counted once. */
function inSearchOrder(foods: readonly TasteTraits[]): readonly TasteTraits[] {
  const rated = foods.map((food) => ({ food, points: ratingPoints(food) }));
  return rated
    .toSorted((one, other) => other.points - one.points || compareByRating(one.food, other.food))
    .map(({ food }) => food);
}
