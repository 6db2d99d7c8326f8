import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { listFoods, offered } from './list-foods.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { Attempt } from './less-of-wish.ts';
import { attemptsAt } from './wish-attempts.ts';
import { isSafetyAsked, type Offer, refuse, refuseWish, type WishWorld } from './wish-world.ts';
import { answerLike } from './answer-like.ts';
import { rankOffered } from './rank-offered.ts';
import { foodsFor, LOOKED_THROUGH } from './wished-foods.ts';

/** Foods that meet a wish, or, where none does, what comes nearest and what of the wish was left out. Diets and allergens are never left out (R5). */
export function grantWish(wish: TasteWish, world: WishWorld): Offer {
  const { words, avoidance } = world;
  const found = firstGranted(wish, world, attemptsAt(wish, world)) ?? likeOneOfItsKind(wish, world);
  if (found !== null) return found;
  const notUnderstood = [...new Set([...wish.left, ...wish.unstated, ...wish.parts.flatMap(({ said }) => said ?? [])])];
  return {
    text: avoidance.disliked.length > 0 ? words.unknownToAvoid : words.nothingLikeThat(isSafetyAsked(world)),
    foods: [],
    ...(notUnderstood.length === 0 ? {} : { notUnderstood }),
  };
}

/** 'A burger without beef': where none of its kind meets what is avoided, what is like one of the kind and does. */
function likeOneOfItsKind(wish: TasteWish, world: WishWorld): Offer | null {
  const { parts } = wish;
  const kinds = parts.filter(({ left, isDenied }) => left === 'kind' && isDenied !== true);
  if (kinds.length === 0 || refuse(world) !== null) return null;
  const passes = (food: TasteTraits) => kinds.every((kind) => kind.passes(food));
  const ofKind = world.catalogue.find(everyFood, { passes, limit: LOOKED_THROUGH });
  const [one] = rankOffered(ofKind, everyFood, world.taster, kinds);
  // In place of a cheese stands no other thing that is cooked with.
  if (one === undefined || !isServed(one)) return null;
  const others = parts.filter((part) => !kinds.includes(part));
  const alike = answerLike(one, { wish: { ...wish, parts: others }, than: null }, world).foods.filter(
    ({ id }) => id !== one.id,
  );
  if (alike.length === 0) return null;
  const { words, taster } = world;
  return {
    // 'Gluten free noodles', of which there are none: that is said, and not what those are like that nobody named.
    text: [
      words.nearest('kind'),
      listFoods(alike, taster.profile, words, []),
      ...(isSafetyAsked(world) ? [words.eachMeetsNeeds] : []),
    ].join('\n'),
    foods: alike,
  };
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
  const refusal = refuseWish(wish, world);
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
      wish.notStated === null ? '' : words.chosenFor(wish.notStated),
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
