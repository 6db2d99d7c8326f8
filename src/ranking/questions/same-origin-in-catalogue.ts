import { byRatingOn } from '#domain/foods/compare-by-rating.ts';
import type { Day } from '#domain/values/day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { mayOffer, offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { foldedWords } from '#ranking/columns/folded-words.ts';
import { topOf } from '#prelude/top-of.ts';
import { codedWorths } from '#ranking/columns/coded-worths.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { OfferBeside } from '#ranking/question-shapes.ts';

const SAME_ORIGIN_LIMIT = 4;

/** The best foods of a food's own origin, to show before the first pairing (spec 2 §2.2); those of which there is no evidence by the lot of the day (R36). */
export function sameOriginInCatalogue(
  catalogue: LayeredCatalogue,
  { foodId, taster: { profile }, on }: OfferBeside & { readonly on: Day },
): Offered<FoodId> {
  const origin = foldCase(catalogue.get(foodId)?.origin ?? '');
  if (origin === '') return offerToAnyone([]);
  const isNeighbour = (food: TasteTraits) =>
    foldCase(food.origin) === origin && food.id !== foodId && mayOffer(food, profile);
  const { words, origins } = catalogue.base.columns.foods;
  const scores = codedWorths(
    origins,
    worthTable(foldedWords(words), (word) => (word === origin ? 1 : 0)),
  );
  const neighbours = contenders(catalogue, {
    scores,
    limit: SAME_ORIGIN_LIMIT,
    needs: profile,
    ranks: catalogue.base.orders.dayRanks(on),
    passes: isNeighbour,
  });
  return offeredAs(
    offerTo(topOf(neighbours, { limit: SAME_ORIGIN_LIMIT, compare: byRatingOn(on) }), profile, (food) => food),
    ({ id }) => id,
  );
}
