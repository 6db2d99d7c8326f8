import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { byLot, noDay } from '#domain/values/day.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { sharedKinds } from '#domain/assistant/words/kinds/dish-kinds.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { flavourWords } from '#domain/taste/taste-words.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { Offer, WishWorld } from './wish-world.ts';
import { sieved } from './wished-foods.ts';
import { listFoods, offered } from './list-foods.ts';
import { anyWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { isDessert, isDrink, isMeal, isServed } from '#domain/assistant/words/kinds/food-kinds.ts';

/** Of so many that meet the wish the most alike are told. */
const LOOKED_THROUGH = 2_000;
/** Levels apart that are worth the word 'more'. */
const APART = 0.5;

interface Like {
  readonly wish: TasteWish;
  readonly than: TasteWish['order'];
  /** To be used in its place, and so near to it or none. */
  readonly isInPlace?: boolean | undefined;
}

/** Foods like one that meet a wish besides, or have more of a taste than it, or less; the most alike first. */
export function answerLike(food: TasteTraits, { wish, than, isInPlace = false }: Like, world: WishWorld): Offer {
  const { words, listing, taster } = world;
  if (than !== null && food.defaulted.includes(than.taste))
    return { text: words.levelNotStated(food.name, than.taste), foods: [food] };
  const level = than === null ? 0 : food.intensities[than.taste];
  const isOther = (one: TasteTraits) =>
    one.id !== food.id &&
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
  const alike = found === null ? [] : offered(byLikeness(food, ofItsPart(food, found, wish), taster.on), listing);
  const isPantry = isInPlace && than === null && ['ingredient', 'sauce'].includes(courseOf(food) ?? '');
  if (isPantry && !alike.some((one) => standsIn(food, one)))
    return { text: words.noneInPlace(food.name), foods: [food] };
  if (alike.length === 0) return { text: words.noneLikeBut(food.name), foods: [food] };
  const shown = [
    ...new Set([
      ...(than === null ? [] : [than.taste]),
      ...intensityNames.filter((name) => wish.question.intensities[name] !== undefined),
    ]),
  ];
  const head = than === null ? words.likeBut(food.name) : words.moreThan(food.name, than, level);
  const told = isPantry ? alike.filter((one) => standsIn(food, one)) : alike;
  return { text: `${head}\n${listFoods(told, taster.profile, words, shown)}`, foods: [food, ...told] };
}

/** Records name first what a food tastes of most. */
const FOREMOST = 3;
const SHARED = 2;
/** Of levels apart, over all tastes. */
const FAR = 3;

/** Whether one can be cooked with in place of the other: of its kind, or of two of its first flavours and near in taste. */
function standsIn(food: TasteTraits, other: TasteTraits): boolean {
  return (
    (courseOf(food) === 'ingredient' && sharedKinds(food, other) > 0) ||
    (food.flavours.slice(0, FOREMOST).filter((word) => other.flavours.includes(word)).length >= SHARED &&
      tasteApart(food, other) <= FAR)
  );
}

function tasteApart(food: TasteTraits, other: TasteTraits): number {
  return Math.sqrt(
    intensityNames.reduce((sum, name) => sum + (food.intensities[name] - other.intensities[name]) ** 2, 0),
  );
}

/** In place of a dessert stands no pasty, as long as there are desserts and no other kind is asked for. */
function ofItsPart(food: TasteTraits, found: readonly TasteTraits[], { parts }: TasteWish): readonly TasteTraits[] {
  if (parts.some(({ left, isDenied }) => left === 'kind' && isDenied !== true)) return found;
  const part = partOf(food);
  const same = found.filter((one) => partOf(one) === part);
  return same.length > 0 || part === 'pantry' ? same : part === 'meal' ? found : [];
}

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
  const unlike = offered(byLikeness(food, found, taster.on).toReversed(), listing);
  if (unlike.length === 0) return { text: words.noneLikeBut(food.name), foods: [food] };
  return {
    text: `${words.leastLike(food.name)}\n${listFoods(unlike, taster.profile, words)}`,
    foods: [food, ...unlike],
  };
}

/** Of the same kind and kitchen, with the same words, and near in taste. */
function byLikeness(food: TasteTraits, found: readonly TasteTraits[], on = noDay): readonly TasteTraits[] {
  const compareLots = byLot(on);
  return found
    .map((one) => ({ one, points: likeness(food, one) }))
    .toSorted((one, other) => other.points - one.points || compareLots(one.one.id, other.one.id))
    .map(({ one }) => one);
}

const COMMON = 16;
/** Words that are said of very many foods; others tell twice as much. */
const common: ReadonlySet<string> = new Set(flavourWords.slice(0, COMMON));
const weights = {
  flavour: 1,
  texture: 0.75,
  kind: 6,
  course: 3,
  part: 1.5,
  main: 4,
  origin: 1.5,
  distance: 0.5,
} as const;

const MAIN = 2;
const SHORTEST = 4;
/** Said of many ingredients, and names none. */
const saidOfMany =
  /^(?:water|flour|salt|sugar|sauce|paste|leaves|powder|stock|broth|juice|cream|white|black|brown|green|yellow|fresh|dried|smoked|ground|minced|boiled|cooked|young|whole|small|long|grain|thick|thin|sliced|pieces|thighs|breast|shoulder|belly|legs|wings|shank|strong|plain|wheat|other|with|fine|sweet|glutinous)$/;
/** The words for what a dish is of. */
const mainWords = memoizeByObject(({ ingredients }: TasteTraits) =>
  ingredients
    .slice(0, MAIN)
    .flatMap((one) => foldSearchText(one).split(' '))
    .filter((word) => word.length >= SHORTEST && !saidOfMany.test(word)),
);

function likeness(food: TasteTraits, other: TasteTraits): number {
  const shared = (ours: readonly string[], theirs: readonly string[]) =>
    ours.filter((word) => theirs.includes(word)).length;
  const words =
    weights.flavour *
      (shared(food.flavours, other.flavours) +
        shared(
          food.flavours.filter((word) => !common.has(word)),
          other.flavours,
        )) +
    weights.texture * shared(food.textures, other.textures);
  return (
    words +
    weights.kind * sharedKinds(food, other) +
    (shared(mainWords(food), mainWords(other)) > 0 ? weights.main : 0) +
    // In place of a cheese stands no salad.
    (!isMeal(food) && courseOf(food) === courseOf(other) ? weights.course : 0) +
    (food.origin !== '' && food.origin === other.origin ? weights.origin : 0) -
    weights.distance * tasteApart(food, other)
  );
}
