import { isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { listFoods, offered } from './list-foods.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { type Attempt, attemptsAt } from './wish-attempts.ts';
import { isSafetyAsked, type Offer, refuse, type WishWorld } from './wish-world.ts';
import { foodsFor } from './wished-foods.ts';

/** Foods that meet a wish, or, where none does, what comes nearest and what of the wish was left out. Diets and allergens are never left out (R5). */
export function grantWish(wish: TasteWish, world: WishWorld): Offer {
  const { words, avoidance } = world;
  return (
    firstGranted(wish, world, attemptsAt(wish, world)) ?? {
      text: avoidance.disliked.length > 0 ? words.unknownToAvoid : words.nothingLikeThat(isSafetyAsked(world)),
      foods: [],
    }
  );
}

/** The same for a question, of which no word may be left out: null where no food holds them all. */
export function grantQuestion(wish: TasteWish, world: WishWorld): Offer | null {
  return wish.left.length === 0
    ? grantWish(wish, world)
    : firstGranted(
        wish,
        world,
        attemptsAt(wish, world).filter(({ left }) => left.length === wish.left.length),
      );
}

function firstGranted(wish: TasteWish, world: WishWorld, attempts: readonly Attempt[]): Offer | null {
  const { taster, words, listing } = world;
  const refusal = refuse(world);
  if (refusal !== null) return { text: refusal, foods: [] };
  if (wish.absent !== '') return { text: words.noCuisine(wish.absent), foods: [] };
  for (const [place, attempt] of attempts.entries()) {
    const found = offered(foodsFor(attempt, wish.order, world), listing);
    if (found.length === 0) continue;
    // One that is called so is told with the others of its kind: 'Nordic fish dishes'.
    const next = attempts[place + 1];
    // Where a diet leaves only what is cooked with, dishes that have nearly so much of a taste are told before it.
    const isServedAny =
      !isSafetyAsked(world) || found.some(isServed) || attempt.parts.some(({ left }) => left === 'kind');
    const foods =
      (found.length > 1 && isServedAny) || next?.isClose !== true
        ? found
        : offered(
            isServedAny
              ? [...found, ...foodsFor(next, wish.order, world)]
              : [...foodsFor(next, wish.order, world).filter(isServed), ...found],
            listing,
          );
    const shown =
      wish.order === null
        ? intensityNames.filter((name) => attempt.question.intensities[name] !== undefined)
        : [wish.order.taste];
    const notes = [
      isSafetyAsked(world) ? words.eachMeetsNeeds : '',
      wish.isForOccasion ? words.occasionNotStated : '',
      attempt.parts.some(({ isOfTexture }) => isOfTexture) ? words.byTexture : '',
    ].filter((note) => note !== '');
    const kept = attempt.parts.flatMap(({ said }) => said ?? []);
    const dropped = wish.parts.flatMap(({ said }) => (said === undefined || kept.includes(said) ? [] : [said]));
    const notUnderstood = [
      ...new Set([...wish.left.filter((word) => !attempt.left.includes(word)), ...wish.unstated, ...dropped]),
    ];
    return {
      text: [headOf(wish, attempt, world), listFoods(foods, taster.profile, words, shown), ...notes].join('\n'),
      foods,
      ...(notUnderstood.length === 0 ? {} : { notUnderstood }),
    };
  }
  return null;
}

function headOf(
  { order, holding, isAnyHeld }: TasteWish,
  { without, question: { holding: held = [] } }: Attempt,
  { words }: WishWorld,
): string {
  if (without !== null) return words.nearest(without);
  if (order !== null) return words.inOrder(order);
  if (held.length > 0) return words.toContain(words.list(held.map(words.allergen)));
  return holding.length > 0
    ? words.toHold(words.list(holding.map(words.ingredient), isAnyHeld ? 'or' : 'and'))
    : words.toMind;
}
