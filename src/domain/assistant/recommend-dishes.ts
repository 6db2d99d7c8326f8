import { clamp } from '#prelude/clamp.ts';
import { realRating } from '#domain/compare-standing.ts';
import type { FoodId } from '#domain/ids.ts';
import { isSafeFor } from '#domain/personal/is-safe-for.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import { everyFood, type Mood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { AssistantCatalogue, AssistantTaster } from './assistant-catalogue.ts';
import type { NamedFoodRef } from './assistant-question.ts';
import { rankOffered } from './rank-offered.ts';
import { wordList } from './word-list.ts';

/** spec 1 §3, AI recommendation item. */
export const dishCategories = ['comfort', 'adventure', 'seasonal', 'healthy', 'other'] as const;
export type DishCategory = (typeof dishCategories)[number];

/** spec 1 §9: items of the AI panel. */
export const DISHES_SHOWN = 6;

/** spec 1 §7, ai-enhanced-recommendations. */
export interface DishesQuestion {
  readonly taster: AssistantTaster;
  /** The last first. */
  readonly recentlyViewed: readonly FoodId[];
  readonly currentMood: Mood;
}

export interface RecommendedDish {
  readonly foodName: string;
  /** null for a dish that the catalogue does not have, which only a service names. */
  readonly foodId: FoodId | null;
  readonly category: DishCategory;
  readonly reason: string;
  /** 0-1, shown as a percent match. */
  readonly confidence: number;
}

export interface RecommendedDishes {
  readonly dishes: readonly RecommendedDish[];
  readonly summary: string;
  readonly foods: readonly NamedFoodRef[];
}

interface Candidate {
  readonly food: TasteTraits;
  readonly category: DishCategory;
  readonly reason: string;
}

const VIEWED = 3;
const PER_SOURCE = 3;
const WORDS = 3;
/** Percent of a match that rests on nothing but fitting the question. */
const GROUNDLESS = 0.5;
/** A match below this is nothing to recommend. */
const LEAST_CONFIDENCE = 0.35;

/**
 * What to try next, without a service: foods for the profile, the time of day, the curious and the tired, and foods like those just looked at, taken
 * in turn; at most 6, each once, none just looked at, own or forbidden by the profile (R5). Never 'seasonal' or 'healthy': where the member lives, and
 * so which season it is, and what is good for someone's health is not known.
 */
export function recommendDishes(question: DishesQuestion, catalogue: AssistantCatalogue): RecommendedDishes {
  const mayOffer = ({ food }: Candidate) => mayRecommend(food, question) && confidenceIn(food, question) >= LEAST_CONFIDENCE;
  const chosen = inTurn(sourcesFor(question, catalogue).map((source) => source.filter(mayOffer))).slice(0, DISHES_SHOWN);
  const dishes = chosen
    .map(({ food, category, reason }) => ({ food, dish: { foodName: food.name, foodId: food.id, category, reason: reason + caution(food, question.taster), confidence: confidenceIn(food, question) } }))
    .toSorted((one, other) => other.dish.confidence - one.dish.confidence);
  return {
    dishes: dishes.map(({ dish }) => dish),
    summary: summaryOf(dishes.length, question),
    foods: dishes.map(({ food: { id, name } }) => ({ id, name })),
  };
}

/** None just looked at, own, or forbidden by the profile (R5). */
export function mayRecommend(food: TasteTraits, { taster: { memberId, profile }, recentlyViewed }: Pick<DishesQuestion, 'taster' | 'recentlyViewed'>): boolean {
  return !recentlyViewed.includes(food.id) && (memberId === null || food.uploadedBy !== memberId) && (profile === null || isSafeFor(food, profile) !== 'unsafe');
}

/** Lists of candidates, the more personal first. */
function sourcesFor({ taster: { profile }, recentlyViewed, currentMood }: DishesQuestion, catalogue: AssistantCatalogue): readonly (readonly Candidate[])[] {
  const inMood = (mood: Mood) => rankOffered(catalogue.find({ ...everyFood, mood, sort: profile === null ? 'rating' : 'match' }), everyFood, profile).slice(0, PER_SOURCE * 2);
  const viewed = recentlyViewed.slice(0, VIEWED).flatMap((id) => catalogue.get(id) ?? []);
  return [
    catalogue.recommended().map(({ food, because }) => ({ food, category: 'other', reason: `You like ${wordList(because.slice(0, WORDS))}.` })),
    inMood(currentMood).map((food) => ({ food, category: categoryOf(currentMood), reason: reasonOf(food, currentMood) })),
    viewed.flatMap((seen) => catalogue.similar(seen.id).slice(0, PER_SOURCE).map((food): Candidate => ({ food, category: 'other', reason: `Much like ${seen.name}, which you looked at.` }))),
    inMood('comfort').map((food) => ({ food, category: 'comfort', reason: reasonOf(food, 'comfort') })),
    inMood('adventure').map((food) => ({ food, category: 'adventure', reason: reasonOf(food, 'adventure') })),
    rankOffered(catalogue.find({ ...everyFood, sort: 'rating' }), everyFood, profile).slice(0, DISHES_SHOWN * 2).map((food) => ({ food, category: 'other', reason: tasteReason(food) })),
  ];
}

/** One of each list, then a second of each, and so on; no food twice. */
function inTurn(sources: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const taken = new Set<FoodId>();
  const longest = Math.max(0, ...sources.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => sources.flatMap((source) => source[place] ?? []))
    .flat()
    .filter(({ food: { id } }) => {
      const isNew = !taken.has(id);
      taken.add(id);
      return isNew;
    });
}

function categoryOf(mood: Mood): DishCategory {
  return mood === 'adventure' || mood === 'comfort' ? mood : 'other';
}

function reasonOf(food: TasteTraits, mood: Mood): string {
  const stars = realRating(food);
  if (mood === 'comfort') return `Well liked by members${stars > 0 ? `: ${stars} of 5` : ''}.`;
  if (mood === 'adventure') return `Full of flavour and well liked${food.origin === '' ? '' : `, from the ${food.origin} kitchen`}.`;
  return `${tasteReason(food)} Fits the ${mood}.`;
}

function tasteReason({ flavours, textures }: TasteTraits): string {
  const words = [...flavours.slice(0, 2), ...textures.slice(0, 1)];
  if (words.length === 0) return 'Little is stated of its taste yet.';
  return flavours.length === 0 ? `It is ${wordList(words)}.` : `Tastes ${wordList(flavours.slice(0, 2))}${textures[0] === undefined ? '' : `, and is ${textures[0]}`}.`;
}

/** A must-have that is not stated is never passed over (R5). */
export function caution(food: TasteTraits, { profile }: AssistantTaster): string {
  return profile !== null && isSafeFor(food, profile) === 'not-stated' ? ' Not everything that you must avoid is stated.' : '';
}

/** The taste match where there is one; else what members think, or nothing either way. 0-1 in hundredths. */
function confidenceIn(food: TasteTraits, { taster: { profile } }: DishesQuestion): number {
  const match = profile === null ? null : tasteMatch(food, profile);
  if (match?.kind === 'match') return match.percent / 100;
  const stars = realRating(food);
  return stars === 0 ? GROUNDLESS : Math.round(clamp(stars / 5, 0, 1) * 100) / 100;
}

function summaryOf(dishes: number, { taster: { profile }, recentlyViewed, currentMood }: DishesQuestion): string {
  if (dishes === 0) return 'There is nothing in the catalogue that I could recommend yet.';
  const grounds = [profile === null ? 'what members like' : 'your taste profile', currentMood === 'adventure' || currentMood === 'comfort' ? 'your mood' : 'the time of day'];
  return `Chosen by ${wordList(recentlyViewed.length === 0 ? grounds : [...grounds, 'what you looked at last'])}.`;
}
