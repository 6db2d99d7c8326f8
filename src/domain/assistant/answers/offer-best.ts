import { everyFood } from '#domain/search/food-question.ts';
import { speaksOf } from './avoiding.ts';
import { listFoods, offered } from './list-foods.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { grantWish } from './grant-wish.ts';
import { bounded, type Offer, refuse, type WishWorld } from './wish-world.ts';

/** The foods that members rated best (R4: by real ratings alone); where none is rated, that is said, and what meets the wish is offered. */
export function offerBest(wish: TasteWish, world: WishWorld): Offer {
  const { catalogue, taster, words, listing } = world;
  const refusal = refuse(world);
  if (refusal !== null) return { text: refusal, foods: [] };
  const rated = offered(catalogue.find(bounded({ ...everyFood, minimumRating: 0.5, sort: 'rating' }, world)), listing);
  if (rated.length === 0) {
    const others = grantWish(wish, world);
    return speaksOf(world.avoidance)
      ? others
      : { ...others, text: [words.noneRated, others.foods.length === 0 ? '' : others.text].join('\n').trim() };
  }
  return { text: `${words.ratedBest}\n${listFoods(rated, taster.profile, words)}`, foods: rated };
}
