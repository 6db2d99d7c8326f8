import { byLot, noDay } from '#domain/values/day.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { sharedKinds } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { similarFoods } from '#domain/search/similar-foods.ts';
import { firstIngredientWords } from '#domain/search/similar-words.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { hasNoHeat, isOfStrength } from './compare-strength.ts';
import type { Offer, WishWorld } from './wish-world.ts';
import { sieved } from './wished-foods.ts';
import { listFoods, offered } from './list-foods.ts';
import type { Strength } from '#domain/assistant/reading/wish-part.ts';
import { anyWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { isDessert, isDish, isDrink, isMeal, isServed } from '#domain/assistant/words/kinds/food-kinds.ts';

/** Of so many that meet the wish the most alike are told. */
const LOOKED_THROUGH = 2_000;
/** Levels apart that are worth the word 'more'. */
const APART = 0.5;

interface Like {
  readonly wish: TasteWish;
  readonly than: TasteWish['order'];
  readonly strength?: Strength | null | undefined;
  /** To be used in its place, and so near to it or none. */
  readonly isInPlace?: boolean | undefined;
}

/** Foods like one that meet a wish besides, or have more of a taste than it, or less; the most alike first. */
export function answerLike(food: TasteTraits, like: Like, world: WishWorld): Offer {
  const { words, listing, taster } = world;
  const { wish, isInPlace = false } = like;
  const { than, strength } = withoutHeat(food, like);
  if (than !== null && food.defaulted.includes(than.taste))
    return { text: words.levelNotStated(food.name, than.taste), foods: [food] };
  const level = than === null ? 0 : food.intensities[than.taste];
  const isOther = (one: TasteTraits) =>
    one.id !== food.id &&
    (strength === null || isOfStrength(one, strength, food)) &&
    (than === null ||
      (than.direction === 'most'
        ? one.intensities[than.taste] >= level + APART
        : one.intensities[than.taste] <= level - APART));
  const range =
    than === null
      ? {}
      : {
          [than.taste]:
            than.direction === 'most'
              ? { from: Math.min(5, level + APART), to: 5 }
              : { from: 0, to: Math.max(0, level - APART) },
        };
  const found = sieved(
    { ...wish, question: { ...wish.question, intensities: { ...wish.question.intensities, ...range } } },
    world,
    { passes: isOther, limit: LOOKED_THROUGH },
  );
  const isPantry = isInPlace && than === null && ['ingredient', 'sauce'].includes(courseOf(food) ?? '');
  const ranked = found === null ? [] : mostAlike(food, ofItsPart(food, found, wish), taster);
  const alike = offered(isPantry ? ranked.slice(0, NEAREST).filter((one) => standsIn(food, one)) : ranked, listing);
  if (isPantry && ranked.length > 0 && alike.length === 0 && world.avoidance.avoided.length > 0)
    return { text: words.noneInPlace(food.name), foods: [food] };
  if (alike.length === 0) return { text: words.noneLikeBut(food.name), foods: [food] };
  const shown = [
    ...new Set([
      ...(than === null ? [] : [than.taste]),
      ...intensityNames.filter((name) => wish.question.intensities[name] !== undefined),
    ]),
  ];
  const head = than === null ? words.likeBut(food.name) : words.moreThan(food.name, than, level);
  return { text: `${head}\n${listFoods(alike, taster.profile, words, shown)}`, foods: [food, ...alike] };
}

/** 'Milder' than what has no heat is what tastes of less in all. */
function withoutHeat(
  food: TasteTraits,
  { than, strength = null }: Like,
): { readonly than: Like['than']; readonly strength: Strength | null } {
  const isMilder = than?.taste === 'spicy' && than.direction === 'least';
  return isMilder && hasNoHeat(food) ? { than: null, strength: 'less' } : { than, strength };
}

/** Of so many that are most like it one may stand in its place. */
const NEAREST = 7;
/** Records name first what a food tastes of most. */
const FOREMOST = 3;
const SHARED = 2;
/** Of levels apart, over all tastes. */
const FAR = 3;

/** Whether one can be cooked with in place of the other: of its kind, or of two of its first flavours, the first of all too, and near in taste. */
function standsIn(food: TasteTraits, other: TasteTraits): boolean {
  return (
    (courseOf(food) === 'ingredient' && sharedKinds(food, other) > 0) ||
    (food.flavours.slice(0, 1).every((word) => other.flavours.includes(word)) &&
      food.flavours.slice(0, FOREMOST).filter((word) => other.flavours.includes(word)).length >= SHARED &&
      tasteApart(food, other) <= FAR)
  );
}

function tasteApart(food: TasteTraits, other: TasteTraits): number {
  return Math.sqrt(
    intensityNames.reduce((sum, name) => sum + (food.intensities[name] - other.intensities[name]) ** 2, 0),
  );
}

/** In place of a dessert stands no pasty, as long as there are desserts and no other kind is asked for. */
function ofItsPart(food: TasteTraits, all: readonly TasteTraits[], { parts }: TasteWish): readonly TasteTraits[] {
  if (parts.some(({ left, isDenied }) => left === 'kind' && isDenied !== true)) return all;
  const found = isPlain(food) ? all : all.filter((one) => !isPlain(one));
  const part = partOf(food);
  const ofPart = found.filter((one) => partOf(one) === part);
  // In place of a dish stands a dish, and no biscuit or bread.
  const dishes = isDish(food) ? ofPart.filter(isDish) : [];
  const same = dishes.length > 1 ? dishes : ofPart;
  return same.length > 0 || part === 'pantry' ? same : part === 'meal' ? found : [];
}

const PLAIN = 3;

/** Nuts with salt, mushrooms in butter: nothing that stands in the place of a dish. */
const isPlain = (food: TasteTraits) =>
  food.ingredients.length <= PLAIN && ['side', 'snack', 'ingredient'].includes(courseOf(food) ?? '');

function partOf(food: TasteTraits): 'drink' | 'dessert' | 'meal' | 'pantry' {
  if (isDrink(food)) return 'drink';
  if (isDessert(food)) return 'dessert';
  return isMeal(food) ? 'meal' : 'pantry';
}

/** What is least like a food, of all that is served by itself. */
export function answerUnlike(food: TasteTraits, world: WishWorld): Offer {
  const { words, listing, taster } = world;
  const passes = (one: TasteTraits) => one.id !== food.id && isServed(one);
  const found = sieved(anyWish, world, { passes, limit: LOOKED_THROUGH }) ?? [];
  const unlike = offered(leastAlike(food, found, taster), listing);
  if (unlike.length === 0) return { text: words.noneLikeBut(food.name), foods: [food] };
  return {
    text: `${words.leastLike(food.name)}\n${listFoods(unlike, taster.profile, words)}`,
    foods: [food, ...unlike],
  };
}

/** What two foods of a kind have in common beside their words, and two that are of the same above all. */
const SAME_KIND = 6;
const SAME_MAIN = 4;

/** Those of some foods that are like one, the most alike first: by what similar foods are told by, and by their kinds. */
function mostAlike(
  food: TasteTraits,
  found: readonly TasteTraits[],
  { profile }: WishWorld['taster'],
): readonly TasteTraits[] {
  const ranked = similarFoods(food, found, profile, { limit: found.length });
  const points = new Map(
    ranked.map((one) => [
      one.food.id,
      one.score + SAME_KIND * sharedKinds(food, one.food) + sharedMain(food, one.food),
    ]),
  );
  return ranked
    .map((one) => one.food)
    .toSorted((one, other) => (points.get(other.id) ?? 0) - (points.get(one.id) ?? 0));
}

function sharedMain(food: TasteTraits, other: TasteTraits): number {
  const theirs = firstIngredientWords(other);
  return [...firstIngredientWords(food)].some((word) => theirs.has(word)) ? SAME_MAIN : 0;
}

/** Those that have nothing in common with it come first. */
function leastAlike(
  food: TasteTraits,
  found: readonly TasteTraits[],
  taster: WishWorld['taster'],
): readonly TasteTraits[] {
  const alike = mostAlike(food, found, taster);
  const compareLots = byLot(taster.on ?? noDay);
  const others = found
    .filter((one) => !alike.includes(one))
    .toSorted((one, other) => tasteApart(food, other) - tasteApart(food, one) || compareLots(one.id, other.id));
  return [...others, ...alike.toReversed()];
}
