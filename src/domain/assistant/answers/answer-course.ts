import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type MealPart, mealParts } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { isHeavy } from '#domain/assistant/words/kinds/food-kinds.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { evidenceWords } from './answer-pairings.ts';
import type { Offer, WishWorld } from './wish-world.ts';
import { sieved } from './wished-foods.ts';
import { keepsAnythingOut, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';

const LOOKED_THROUGH = 2_000;
const FEW = 3;

interface Asked {
  readonly course: MealPart | 'any';
  readonly wish: TasteWish;
  readonly details: Food | null;
}

/** What is wanted light is at least not heavy. */
function withoutWords(wish: TasteWish): TasteWish {
  const { flavours } = wish.question;
  const parts = flavours.includes('light')
    ? [...wish.parts, { left: 'flavours', passes: (food: TasteTraits) => !isHeavy(food) } as const]
    : wish.parts;
  return { ...wish, parts, question: { ...wish.question, flavours: [], textures: [] } };
}

/**
 * Sides go with a dish by what it is, and its kitchen is a guess that is made where little else is known; what one drinks or has after it is first what its
 * kitchen has.
 */
function inOrder({
  course,
  paired,
  ofKitchen,
}: {
  readonly course: Asked['course'];
  readonly paired: readonly { readonly food: TasteTraits }[];
  readonly ofKitchen: readonly TasteTraits[];
}): readonly (readonly TasteTraits[])[] {
  const foods = paired.map(({ food }) => food);
  if (course === 'side') return [foods, ofKitchen];
  return [foods.filter((food) => ofKitchen.includes(food)), ofKitchen, foods];
}

/** Each list after the one before it, as long as few are found; each food once. */
const inTurn = (lists: readonly (readonly TasteTraits[])[]) =>
  lists.reduce<readonly TasteTraits[]>(
    (found, next) => (found.length >= FEW ? found : [...new Set([...found, ...next])]),
    [],
  );

/** What of a course goes with a food: those that its record names, then what the pairing rules find, then others of its kitchen; each with its reason. */
export function answerCourse(food: TasteTraits, { course, wish, details }: Asked, world: WishWorld): Offer {
  const { catalogue, words, listing, taster } = world;
  const meeting = (wanted: TasteWish) =>
    sieved(wanted, world, {
      passes: (one) => one.id !== food.id && (course === 'any' || mealParts[course].passes(one)),
      limit: LOOKED_THROUGH,
    }) ?? [];
  const whole = meeting(wish);
  const isBesideIt = (one: TasteTraits) => one.origin === food.origin;
  // 'A light starter before lasagne': where few are called so, others of the course come after them.
  const found =
    whole.filter(isBesideIt).length >= FEW || wish.question.flavours.length + wish.question.textures.length === 0
      ? whole
      : [...new Set([...whole, ...meeting(withoutWords(wish))])];
  const partners = (details?.bestPairedWith ?? []).map(foldSearchText);
  const named = found.filter(({ name, nativeName }) =>
    [name, nativeName].some((one) => one !== '' && partners.includes(foldSearchText(one))),
  );
  const paired = catalogue.pairings(food.id).filter((one) => found.some(({ id }) => id === one.food.id));
  const ofKitchen = rankOffered(found, wish.question, taster).filter(
    (one) => one.origin === food.origin && food.origin !== '',
  );
  const told = offered(inTurn([named, ...inOrder({ course, paired, ofKitchen })]), listing);
  const stated =
    details === null || details.bestPairedWith.length === 0 || course === 'dessert' || keepsAnythingOut(listing)
      ? ''
      : words.bestWith(food.name, words.list(details.bestPairedWith));
  if (told.length === 0) return { text: stated === '' ? words.tooLittleToPair(food.name) : stated, foods: [food] };
  const head =
    course === 'drink'
      ? words.drinksWith(food.name)
      : course === 'dessert' && courseOf(food) !== 'drink'
        ? words.dessertsWith(food.name)
        : words.othersWith(food.name);
  const whyOf = (one: TasteTraits) => {
    if (named.includes(one)) return words.tiers.named;
    const evidence = paired.find((pairing) => pairing.food.id === one.id)?.evidence;
    return evidence === undefined ? words.sameKitchen(one.origin) : evidenceWords(evidence, words);
  };
  const lines = told.map((one) => `– ${one.name}: ${whyOf(one)}`);
  return { text: [stated, head, ...lines].filter((line) => line !== '').join('\n'), foods: [food, ...told] };
}
