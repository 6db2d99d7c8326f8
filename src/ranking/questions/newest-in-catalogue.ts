import type { FoodId } from '#domain/values/ids/ids.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { textAt } from '#ranking/columns/text-column.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { FoodStretch, StretchQuestion } from '#ranking/question-shapes.ts';

type Aged = Pick<TasteTraits, 'id' | 'createdAt'>;

/** A stretch of the foods of one cuisine, or of all (null), newest first, equals by their ids: the order in which the rows of a device are listed. */
export function newestInCatalogue(catalogue: LayeredCatalogue, { cuisine, from, count }: StretchQuestion): FoodStretch {
  const ids: FoodId[] = [];
  let total = 0;
  for (const food of newestFirst(catalogue, cuisine)) {
    if (total >= from && total < from + count) ids.push(food.id);
    total += 1;
  }
  return { from, ids, total };
}

/** The rows of the base, with the foods that came since in their places. A row says its id only where it is asked. */
function* newestFirst({ base, changed, isGone }: LayeredCatalogue, cuisine: string | null): Generator<Aged> {
  const { origins, words, createdAt, ids } = base.columns.foods;
  const origin = cuisine === null ? null : words.indexOf(cuisine);
  const recent = Array.from(changed)
    .filter((food) => cuisine === null || food.origin === cuisine)
    .toSorted(compareNewest);
  const aged = {
    row: 0,
    get id() {
      return textAt(ids, this.row) as FoodId;
    },
    get createdAt() {
      return createdAt[this.row] ?? 0;
    },
  };
  let next = 0;
  for (const row of base.orders.newest()) {
    if (isGone(row) || (origin !== null && origins[row] !== origin)) continue;
    aged.row = row;
    for (let food = recent[next]; food !== undefined && compareNewest(food, aged) < 0; food = recent[next]) {
      yield food;
      next += 1;
    }
    yield aged;
  }
  yield* recent.slice(next);
}

function compareNewest(one: Aged, other: Aged): number {
  return other.createdAt - one.createdAt || compareText(other.id, one.id);
}
