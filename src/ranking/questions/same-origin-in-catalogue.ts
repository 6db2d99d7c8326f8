import { compareStanding } from '#domain/compare-standing.ts';
import type { FoodId } from '#domain/ids.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { codedWorths } from '#ranking/columns/coded-worths.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';

const SAME_ORIGIN_LIMIT = 4;

/** The best foods of a food's own origin, to show before the first pairing (spec 2 §2.2). */
export function sameOriginInCatalogue(catalogue: LayeredCatalogue, foodId: FoodId): readonly FoodId[] {
  const origin = foldCase(catalogue.get(foodId)?.origin ?? '');
  if (origin === '') return [];
  const isNeighbour = (food: TasteTraits) => foldCase(food.origin) === origin && food.id !== foodId;
  const { words, origins } = catalogue.base.columns.foods;
  const scores = codedWorths(origins, worthTable(words, (word) => (foldCase(word) === origin ? 1 : 0)));
  const neighbours = contenders(catalogue, { scores, limit: SAME_ORIGIN_LIMIT, passes: isNeighbour }).filter(isNeighbour);
  return topOf(neighbours, { limit: SAME_ORIGIN_LIMIT, compare: compareStanding }).map(({ id }) => id);
}
