import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { Sieve } from '#domain/assistant/assistant-catalogue.ts';
import {
  isBasic,
  isBread,
  isDessert,
  isDish,
  isForTheBrave,
  isFruit,
  isPlainStarch,
  isServed,
} from '#domain/assistant/words/kinds/food-kinds.ts';
import { namesNone } from '#domain/assistant/reading/plain-dislikes.ts';
import { rankOffered } from './rank-offered.ts';
import { saysOf } from '#domain/assistant/reading/says-of.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { TasteOrder, WishPart } from '#domain/assistant/reading/wish-part.ts';
import type { Attempt } from './less-of-wish.ts';
import { bounded, refuse, type WishWorld } from './wish-world.ts';

const steps = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1, 0.5];
const ENOUGH = 2;
/** Of so many that meet a wish the best are chosen; more are not looked through. */
export const LOOKED_THROUGH = 400;

/** What a sieve leaves of the catalogue, the best first. */
export function foodsFor(
  { question, parts, left }: Attempt,
  order: TasteOrder | null,
  { catalogue, taster, avoidance: { disliked }, listing: { most = ENOUGH } }: WishWorld,
): readonly TasteTraits[] {
  const isTold = toldBy(parts, catalogue);
  const passes = (food: TasteTraits) =>
    parts.every((part) => part.passes(food)) &&
    left.every((word) => saysOf(food, word)) &&
    (disliked.length === 0 || namesNone(food, disliked)) &&
    isTold(food);
  const find = (asked: FoodQuestion) => catalogue.find(asked, { passes, limit: LOOKED_THROUGH });
  // Who says no kind wants to eat: of those with as little heat a dish stands before rice and tea.
  const namesKind = parts.some(
    ({ left: kind, isDenied, isImplied }) => kind === 'kind' && isDenied !== true && isImplied !== true,
  );
  if (order === null) {
    const ranked = braveLast(rankOffered(find(question), question, taster, parts), question);
    // In the morning bread is what one eats.
    const isOfKitchen =
      (question.cuisine !== '' || parts.some(({ left: kind }) => kind === 'origin')) &&
      parts.every(({ left: kind }) => kind !== 'time');
    if (namesKind) return madeFirst(ranked);
    return dishesFirst(saysTaste({ question, parts }) ? ranked : mealsFirst(ranked), isOfKitchen);
  }
  // 'Something spicy', 'milder': the least of it that is still some.
  const least = question.intensities[order.taste]?.from ?? 0;
  const found = mostOf(order, Math.max(most, ENOUGH), ({ from, to }) =>
    find({
      ...question,
      intensities: { ...question.intensities, [order.taste]: { from: Math.max(from, least), to } },
    }),
  );
  return namesKind ? found : byLevel(dishesFirst(mealsFirst(found)), order);
}

/** Of so many foods whole records are read for one wish: a device reads them from its database. */
const MOST_READ = 1_500;

/** Passes what its whole record tells, where a wish asks for that: nothing is told of one that is not at hand. */
function toldBy(parts: readonly WishPart[], catalogue: WishWorld['catalogue']): (food: TasteTraits) => boolean {
  const told = parts.flatMap(({ isTold }) => isTold ?? []);
  if (told.length === 0) return () => true;
  const read = new Set<TasteTraits['id']>();
  return ({ id }) => {
    if (read.size >= MOST_READ && !read.has(id)) return false;
    read.add(id);
    const food = catalogue.details(id);
    return food !== null && told.every((isTold) => isTold(food));
  };
}

const isNoDessert = (food: TasteTraits) => !isDessert(food);

/** Crickets, tongue and the like are offered first to who asks for them, or for an adventure. */
function braveLast(ranked: readonly TasteTraits[], { mood }: FoodQuestion): readonly TasteTraits[] {
  return mood === 'adventure'
    ? ranked
    : [...ranked.filter((food) => !isForTheBrave(food)), ...ranked.filter(isForTheBrave)];
}

/** Of desserts those that somebody makes come first, and fruit as it grows after them. */
const madeFirst = (ranked: readonly TasteTraits[]) => [
  ...ranked.filter((food) => !isFruit(food)),
  ...ranked.filter(isFruit),
];

/** Whether a wish says how it is to taste, what for or what it is to hold; who names a kitchen or a diet alone wants a meal first. */
function saysTaste({ question, parts }: Pick<Attempt, 'question' | 'parts'>): boolean {
  const { intensities, flavours, textures, holding = [] } = question;
  return (
    Object.keys(intensities).length + flavours.length + textures.length + holding.length > 0 ||
    parts.some(({ left, isDenied }) => isDenied !== true && left !== 'origin' && left !== 'time')
  );
}

/**
 * Who says no kind wants to eat: plain vegetables, nuts and rice come after dishes, and drinks and what is cooked with at the end.
 *
 * @param isOfKitchen what a kitchen has is asked for: its bread is no answer by itself
 */
function dishesFirst(ranked: readonly TasteTraits[], isOfKitchen = false): readonly TasteTraits[] {
  const served = ranked.filter(isServed);
  const isBeside = (food: TasteTraits) =>
    isBasic(food) || isPlainStarch(food) || (isOfKitchen && (isBread(food) || isFruit(food)));
  const whole = served.filter((food) => !isBeside(food));
  // Of a kitchen's dishes a lime is none, as long as there is one.
  if (isOfKitchen && whole.length > 0) return whole;
  return [...whole, ...served.filter(isBeside), ...ranked.filter((food) => !isServed(food))];
}

/** Who says nothing of the taste wants a meal: what is eaten beside one comes after it, and sweet things at the end. */
function mealsFirst(ranked: readonly TasteTraits[]): readonly TasteTraits[] {
  const after = ranked.filter((food) => !isDish(food));
  return [...ranked.filter(isDish), ...after.filter(isNoDessert), ...after.filter((food) => !isNoDessert(food))];
}

/** The foods that meet all of a wish and pass a sieve of their own; null where none may be named. */
export function sieved(wish: TasteWish, world: WishWorld, { passes, limit }: Sieve): readonly TasteTraits[] | null {
  if (refuse(world) !== null) return null;
  const { left } = wish;
  const parts = wish.parts.filter(({ isHelp }) => isHelp !== true);
  const { disliked } = world.avoidance;
  const isTold = toldBy(parts, world.catalogue);
  const passesAll = (food: TasteTraits) =>
    passes(food) &&
    (disliked.length === 0 || namesNone(food, disliked)) &&
    parts.every((part) => part.passes(food)) &&
    left.every((word) => saysOf(food, word)) &&
    isTold(food);
  const found = world.catalogue.find(bounded(wish.question, world), { passes: passesAll, limit });
  return found.length > 0 || left.length === 0 ? found : sieved({ ...wish, left: [] }, world, { passes, limit });
}

/** The most or the least of a taste: the catalogue is asked for ever wider ranges, so that it need not be looked through. */
function mostOf(
  { taste, direction }: TasteOrder,
  enough: number,
  find: (range: { readonly from: number; readonly to: number }) => readonly TasteTraits[],
): readonly TasteTraits[] {
  let found: readonly TasteTraits[] = [];
  for (const step of steps) {
    found = find(direction === 'most' ? { from: step, to: 5 } : { from: 0, to: 5 - step });
    if (found.length >= enough) break;
  }
  const isMildest = taste === 'spicy' && direction === 'least';
  const ordered = isMildest ? found.toSorted((one, other) => strengthOf(one) - strengthOf(other)) : found;
  return byLevel(ordered, { taste, direction });
}

/** Equals stay as they stand. */
function byLevel(foods: readonly TasteTraits[], { taste, direction }: TasteOrder): readonly TasteTraits[] {
  const sign = direction === 'most' ? 1 : -1;
  return foods.toSorted((one, other) => sign * (other.intensities[taste] - one.intensities[taste]));
}

const FUNK = 3;

/** Of those that are all without heat the mildest has little of all that is strong: no cheese has any heat, and Stilton is not mild. */
function strengthOf({ intensities: { salty, bitter, sour }, flavours, aromas }: TasteTraits): number {
  const isFunky = [...flavours, ...aromas].some((word) => word === 'funky' || word === 'pungent');
  return salty + bitter + sour + (isFunky ? FUNK : 0) - (flavours.includes('mild') ? 1 : 0);
}
