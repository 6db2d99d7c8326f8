import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { mayOffer } from '#domain/safety/offer-to.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { likingOf, untaughtTaste } from '#domain/liking/learned-taste.ts';
import { everyFood, type Mood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantCatalogue, AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { NamedFoodRef } from '#domain/assistant/assistant-question.ts';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import type { AssistantWords, Ground } from '#domain/assistant/words/replies/assistant-words.ts';
import { rankOffered } from './rank-offered.ts';

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
  /** Of the reasons; English where none is said. */
  readonly language?: AssistantLanguage;
}

export interface RecommendedDish {
  readonly foodName: string;
  /** null for a dish that the catalogue does not have, which only a service names. */
  readonly foodId: FoodId | null;
  readonly category: DishCategory;
  readonly reason: string;
  /** 0-1, shown as a percent match; null where nothing is known that could match (R33). */
  readonly confidence: number | null;
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
/** A match below this is nothing to recommend. */
const LEAST_CONFIDENCE = 0.35;

/**
 * What to try next, without a service: foods for the profile, the time of day, the curious and the tired, and foods like those just looked at, taken
 * in turn; at most 6, each once, none just looked at, own or forbidden by the profile (R5). Never 'seasonal' or 'healthy': where the member lives, and
 * so which season it is, and what is good for someone's health is not known.
 */
export function recommendDishes(question: DishesQuestion, catalogue: AssistantCatalogue): RecommendedDishes {
  const words = assistantWords(question.language ?? 'en');
  const isWorthIt = ({ food }: Candidate) =>
    mayRecommend(food, question) && (confidenceIn(food, question) ?? 1) >= LEAST_CONFIDENCE;
  const chosen = inTurn(sourcesFor(question, catalogue, words).map((source) => source.filter(isWorthIt))).slice(
    0,
    DISHES_SHOWN,
  );
  const dishes = chosen
    .map(({ food, category, reason }) => ({
      food,
      dish: {
        foodName: food.name,
        foodId: food.id,
        category,
        reason: reason + caution(food, question.taster, words),
        confidence: confidenceIn(food, question),
      },
    }))
    .toSorted((one, other) => (other.dish.confidence ?? 0) - (one.dish.confidence ?? 0));
  return {
    dishes: dishes.map(({ dish }) => dish),
    summary: summaryOf(dishes.length, question, words),
    foods: dishes.map(({ food: { id, name } }) => ({ id, name })),
  };
}

/** None just looked at, own, or forbidden by the profile (R5). */
export function mayRecommend(
  food: TasteTraits,
  { taster: { memberId, profile }, recentlyViewed }: Pick<DishesQuestion, 'taster' | 'recentlyViewed'>,
): boolean {
  return (
    !recentlyViewed.includes(food.id) && (memberId === null || food.uploadedBy !== memberId) && mayOffer(food, profile)
  );
}

/** Lists of candidates, the more personal first. */
function sourcesFor(
  { taster, recentlyViewed, currentMood }: DishesQuestion,
  catalogue: AssistantCatalogue,
  words: AssistantWords,
): readonly (readonly Candidate[])[] {
  const { profile } = taster;
  const inMood = (mood: Mood) =>
    rankOffered(
      catalogue.find({ ...everyFood, mood, sort: profile === null ? 'rating' : 'match' }),
      everyFood,
      taster,
    ).slice(0, PER_SOURCE * 2);
  const viewed = recentlyViewed.slice(0, VIEWED).flatMap((id) => catalogue.get(id) ?? []);
  return [
    catalogue.recommended().map(({ food, because }) => ({
      food,
      category: 'other',
      reason:
        because.length === 0
          ? tasteReason(food, words)
          : words.youLike(words.list(because.slice(0, WORDS).map(words.word))),
    })),
    inMood(currentMood).map((food) => ({
      food,
      category: categoryOf(currentMood),
      reason: reasonOf(food, currentMood, words),
    })),
    viewed.flatMap((seen) =>
      catalogue
        .similar(seen.id)
        .slice(0, PER_SOURCE)
        .map((food): Candidate => ({ food, category: 'other', reason: words.likeViewed(seen.name) })),
    ),
    inMood('comfort').map((food) => ({ food, category: 'comfort', reason: reasonOf(food, 'comfort', words) })),
    inMood('adventure').map((food) => ({ food, category: 'adventure', reason: reasonOf(food, 'adventure', words) })),
    rankOffered(catalogue.find({ ...everyFood, sort: 'rating' }), everyFood, taster)
      .slice(0, DISHES_SHOWN * 2)
      .map((food) => ({ food, category: 'other', reason: tasteReason(food, words) })),
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

function reasonOf(food: TasteTraits, mood: Mood, words: AssistantWords): string {
  if (mood === 'comfort') return words.likedByMembers(realRating(food));
  if (mood === 'adventure') return words.fullOfFlavour(food.origin);
  return `${tasteReason(food, words)} ${words.fitsTime(mood)}`;
}

function tasteReason({ flavours, textures: [texture] }: TasteTraits, words: AssistantWords): string {
  const felt = texture === undefined ? null : words.word(texture);
  if (flavours.length > 0) return words.tastesAndIs(words.list(flavours.slice(0, 2).map(words.word)), felt);
  return felt === null ? words.littleStated : words.itIs(felt);
}

/** A must-have that is not stated is never passed over (R5). */
export function caution(food: TasteTraits, { profile }: AssistantTaster, words: AssistantWords): string {
  return profile !== null && safetyStatusFor(food, profile) === 'not-stated' ? ` ${words.notAllStated}` : '';
}

/** How likely it is liked, 0-1 in hundredths; null while nothing is known of the taste, or where the food states too little (R33). */
function confidenceIn(
  food: TasteTraits,
  { taster: { profile, taste = untaughtTaste } }: DishesQuestion,
): number | null {
  const liking = likingOf(food, { profile, taste });
  return liking.kind === 'liking' ? liking.percent / 100 : null;
}

function summaryOf(
  dishes: number,
  { taster: { profile }, recentlyViewed, currentMood }: DishesQuestion,
  words: AssistantWords,
): string {
  if (dishes === 0) return words.nothingToRecommend;
  const grounds: readonly Ground[] = [
    profile === null ? 'members' : 'profile',
    currentMood === 'adventure' || currentMood === 'comfort' ? 'mood' : 'time',
  ];
  return words.chosenBy(recentlyViewed.length === 0 ? grounds : [...grounds, 'viewed']);
}
