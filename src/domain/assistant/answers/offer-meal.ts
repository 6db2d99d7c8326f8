import type { Mood } from '#domain/search/food-question.ts';
import { moodPoints } from '#domain/search/mood-foods.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { FOUND } from '#domain/assistant/assistant-catalogue.ts';
import { speaksOf } from './avoiding.ts';
import { isMeal, isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import { listFoods, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import { anyWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { grantWish } from './grant-wish.ts';
import { isOfUnknownHarm, type Offer, type WishWorld } from './wish-world.ts';

/** What to eat in a mood (spec 1 §9): foods of the mood that meet the wish, those that suit the profile, or else simply good ones. */
export function offerMeal(
  { mood, wish }: { readonly mood: Mood; readonly wish: TasteWish | null },
  world: WishWorld,
): Offer {
  const { catalogue, taster, words, avoidance, listing } = world;
  const told = (head: string, foods: readonly TasteTraits[]) => ({
    text: `${head}\n${listFoods(foods, taster.profile, words)}`,
    foods,
  });
  if (wish !== null || speaksOf(avoidance)) return grantMeal(mood, wish ?? anyWish, world);
  // No other word of it was read, and one of them may be what harms.
  if (isOfUnknownHarm(world)) return { text: words.unknownToAvoid, foods: [] };
  const sort = taster.profile === null ? 'rating' : 'match';
  // At noon and in the evening people eat meals; what is for the morning, or for a mood, may be anything.
  const isMealTime = mood === 'afternoon' || mood === 'evening';
  const found = isMealTime
    ? catalogue.find({ ...everyFood, mood, sort }, { passes: isMeal, limit: FOUND })
    : catalogue.find({ ...everyFood, mood, sort });
  const fitting = offered(bestFor(mood, found, taster), listing);
  if (fitting.length > 0) return told(words.moods[mood], fitting);
  const personal = offered(
    catalogue.recommended().map(({ food }) => food),
    listing,
  );
  if (personal.length > 0) return told(words.toYourTaste, personal);
  const good = offered(rankOffered(catalogue.find({ ...everyFood, sort }), everyFood, taster), listing);
  if (good.length === 0) return { text: words.noFoods, foods: [] };
  return told(words.worthALook, good);
}

const MOST_FIT = 3;
/** So many points of a mood weigh as much as one level of a taste. */
const POINTS_A_FIT = 3;

/** A wish that names its hour: where it says of what kind or from where, that counts for more than what suits the hour, and a drink or a dessert is no meal. */
function grantMeal(mood: Mood, wish: TasteWish, world: WishWorld): Offer {
  // What suits the hour best stands first, where the wish says nothing that counts more.
  const fitOfHour = (food: TasteTraits) => Math.max(0, Math.min(MOST_FIT, moodPoints(food, mood) / POINTS_A_FIT));
  const isOther = wish.parts.some(({ left }) => left === 'kind');
  const parts =
    isOther || wish.order !== null || (wish.question.intensities.sweet?.from ?? 0) > 0
      ? wish.parts
      : [...wish.parts, { left: 'time', passes: isMeal, fit: fitOfHour } as const];
  return grantWish({ ...wish, parts, question: { ...wish.question, mood } }, world);
}

/** Of what fits a mood, a share of the points of the best is as good; drinks come after what is eaten. */
const AS_GOOD = 0.7;

function bestFor(mood: Mood, found: readonly TasteTraits[], taster: WishWorld['taster']): readonly TasteTraits[] {
  const pointed = found.map((food) => ({ food, points: moodPoints(food, mood) }));
  const most = Math.max(0, ...pointed.map(({ points }) => points));
  const isBest = new Set(pointed.filter(({ points }) => points >= AS_GOOD * most).map(({ food }) => food));
  const ranked = rankOffered(found, everyFood, taster);
  return ranked.toSorted(
    (one, other) =>
      Number(isServed(other)) - Number(isServed(one)) || Number(isBest.has(other)) - Number(isBest.has(one)),
  );
}
