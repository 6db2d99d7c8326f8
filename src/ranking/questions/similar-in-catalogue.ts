import type { FoodId } from '#domain/ids.ts';
import { offeredAs } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import { SIMILAR_LIMIT, similarFoods, similarPoints } from '#domain/similar-foods.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { addWorths } from '#ranking/columns/add-worths.ts';
import { codedWorths } from '#ranking/columns/coded-worths.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { OfferBeside } from '#ranking/ranking.ts';

/** The foods most like one, as `similarFoods` of the domain finds them, by one pass over the columns (spec 1 §9). */
export function similarInCatalogue(catalogue: LayeredCatalogue, { foodId, taster }: OfferBeside): Offered<FoodId> {
  const food = catalogue.get(foodId);
  if (food === null) return offerToAnyone([]);
  const { words, origins, flavours, textures } = catalogue.base.columns.foods;
  const worthOf = (wanted: readonly string[], points: number) => {
    const shared = new Set(wanted.map(foldCase));
    return worthTable(words, (word) => (shared.has(foldCase(word)) ? points : 0));
  };
  const scores = codedWorths(origins, worthOf(food.origin === '' ? [] : [food.origin], similarPoints.origin));
  addWorths(flavours, worthOf(food.flavours, similarPoints.flavour), scores);
  addWorths(textures, worthOf(food.textures, similarPoints.texture), scores);
  const passes = ({ id }: TasteTraits) => id !== foodId;
  return offeredAs(similarFoods(food, contenders(catalogue, { scores, limit: SIMILAR_LIMIT, needs: taster.profile, passes }), taster.profile), ({ food: { id } }) => id);
}
