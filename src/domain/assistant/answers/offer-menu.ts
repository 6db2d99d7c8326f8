import type { MenuItem } from '#domain/assistant/reading/reading.ts';
import { withNearKinds } from '#domain/assistant/reading/wish-part.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { listFoods, offered } from './list-foods.ts';
import { attemptsAt } from './wish-attempts.ts';
import { foodsFor } from './wished-foods.ts';
import { isSafetyAsked, type Offer, refuse, type WishWorld } from './wish-world.ts';

/** So many of each kind that a list asks for, no food twice; what nothing meets is told. Null where nothing meets any of it. */
export function offerMenu(items: readonly MenuItem[], world: WishWorld): Offer | null {
  const { words, taster } = world;
  const refusal = refuse(world);
  if (refusal !== null) return { text: refusal, foods: [] };
  const chosen: TasteTraits[] = [];
  const missing: string[] = [];
  for (const item of items) {
    const found = foodsOf(item, chosen, world);
    if (found.length === 0) missing.push(item.said);
    chosen.push(...found);
  }
  if (chosen.length === 0) return null;
  const text = [
    words.toMind,
    listFoods(chosen, taster.profile, words),
    ...(isSafetyAsked(world) ? [words.eachMeetsNeeds] : []),
  ];
  return {
    text: text.join('\n'),
    foods: offered(chosen, { ...world.listing, most: chosen.length }),
    ...(missing.length === 0 ? {} : { notUnderstood: missing }),
  };
}

function foodsOf({ wish, count }: MenuItem, chosen: readonly TasteTraits[], world: WishWorld): readonly TasteTraits[] {
  // Where there is no main course of a kitchen, what comes nearest to one is.
  const nearly = { ...wish, parts: withNearKinds(wish.parts) };
  const attempts = [wish, nearly].flatMap((one) => attemptsAt(one, world).filter(({ without }) => without === null));
  for (const attempt of attempts) {
    const others = foodsFor(attempt, wish.order, world).filter(({ id }) => chosen.every((one) => one.id !== id));
    const found = offered(others, { ...world.listing, most: count });
    if (found.length > 0) return found;
  }
  return [];
}
