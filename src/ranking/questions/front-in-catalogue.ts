import { featuredFoods } from '#domain/foods/featured-foods.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import { topOf } from '#prelude/top-of.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import { offerTest } from '#ranking/offer-test.ts';
import type { FrontFoods } from '#ranking/question-shapes.ts';
import { dayTableInCatalogue, type LaidFor } from './day-table-in-catalogue.ts';
import { newestInCatalogue } from './newest-in-catalogue.ts';

/** As many as `featuredFoods` names, from the base and from what came since. */
const BEST = 6;
/** How many of the newest foods are looked through for members' own. */
const LOOKED_THROUGH = 24;
/** More than one page shows: what stands above gives its place to the next. */
const LAID = 24;

/** What the front page of Explore begins with, of the whole catalogue: what `featuredFoods`, the order of age and `dayTable` say of it. */
export function frontInCatalogue(catalogue: LayeredCatalogue, { needs, on }: LaidFor): FrontFoods {
  const food = ({ id }: Pick<TasteTraits, 'id'>) => id;
  const newest = newestInCatalogue(catalogue, { cuisine: null, from: 0, count: LOOKED_THROUGH }).ids.flatMap(
    (id) => catalogue.get(id) ?? [],
  );
  return {
    best: offeredAs(offerTo(featuredFoods(bestFoods(catalogue, needs)), needs, self), food),
    shared: offeredAs(
      offerTo(
        newest.filter(({ uploadedBy }) => uploadedBy !== null),
        needs,
        self,
      ),
      food,
    ),
    table: offeredAs(dayTableInCatalogue(catalogue, { needs, on, limit: LAID }), food),
  };
}

const self = (food: TasteTraits) => food;

/** The best of the base that may be offered, and those of what came since. */
function bestFoods({ base, changed, isGone }: LayeredCatalogue, needs: LaidFor['needs']): readonly TasteTraits[] {
  const { ranks, foods } = base.columns;
  const mayOfferRow = offerTest(base, needs);
  const rows = function* rows() {
    for (let row = 0; row < base.rows; row += 1)
      if (!isGone(row) && realRatingAt(foods, row) > 0 && mayOfferRow(row)) yield row;
  };
  const best = topOf(rows(), { limit: BEST, compare: (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) });
  return [...best.map((row): TasteTraits => base.foodAt(row)), ...offerTo([...changed], needs, self)];
}
