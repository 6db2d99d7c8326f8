import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { isMeal } from '#domain/assistant/words/kinds/food-kinds.ts';
import { listFoods, offered } from './list-foods.ts';
import { isSafetyAsked, type Offer, refuse, type WishWorld } from './wish-world.ts';
import { sieved } from './wished-foods.ts';

/** Of 5: from here on it is strong, and so little is hardly any. */
const STRONG = 3;
const WEAK = 1;
/** The first and the last so many are told. */
const TOLD = 2;
const LOOKED_THROUGH = 400;

/** 'Is Georgian food spicy': how many dishes of a kitchen have much of a taste, how many hardly any, and the ends of that. Null where none is known. */
export function answerKitchenLevel(
  { wish, taste }: { readonly wish: TasteWish; readonly taste: IntensityName },
  world: WishWorld,
): Offer | null {
  if (refuse(world) !== null) return null;
  const { words, taster, listing } = world;
  // A kind that is named says itself what belongs to it.
  const isOfKind = wish.parts.some(({ left }) => left === 'kind');
  const isStated = (food: TasteTraits) => (isOfKind || isMeal(food)) && !food.defaulted.includes(taste);
  const found = sieved(wish, world, { passes: isStated, limit: LOOKED_THROUGH }) ?? [];
  if (found.length === 0) return null;
  const levelOf = ({ intensities }: TasteTraits) => intensities[taste];
  const inOrder = offered(
    found.toSorted((one, other) => levelOf(other) - levelOf(one)),
    { ...listing, most: LOOKED_THROUGH },
  );
  const ends = inOrder.length > 2 * TOLD ? [...inOrder.slice(0, TOLD), ...inOrder.slice(-TOLD)] : inOrder;
  const counts = {
    all: found.length,
    strong: found.filter((food) => levelOf(food) >= STRONG).length,
    weak: found.filter((food) => levelOf(food) <= WEAK).length,
  };
  return {
    text: [
      words.kitchenLevels(taste, counts),
      listFoods(ends, taster.profile, words, [taste]),
      ...(isSafetyAsked(world) ? [words.eachMeetsNeeds] : []),
    ].join('\n'),
    foods: ends,
  };
}
