import type { AssistantAnswer, AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { DishesQuestion, RecommendedDishes } from '#domain/assistant/answers/recommend-dishes.ts';
import type { DeniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import type { FoodId, MemberId } from '#domain/values/ids.ts';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import type { LearnedTaste } from '#domain/liking/learned-taste.ts';
import type { FoodQuestion, Mood } from '#domain/search/food-question.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { LikingAnswer } from './questions/liking-in-catalogue.ts';

/** What a line of a search shows. */
export interface SearchHit {
  readonly id: FoodId;
  readonly name: string;
  readonly nativeName: string;
  readonly origin: string;
  /** Found by a word that is spelt nearly so. */
  readonly isFuzzy: boolean;
}

/** What a search dropdown is asked: a text, and what was denied before and stays left out of what is found (R29). */
export type QuickQuestion = Pick<FoodQuestion, 'text' | 'withoutAllergens' | 'diet'>;

/** What a search dropdown finds. */
export interface FoundHits {
  /** At most 8, best first. */
  readonly hits: readonly SearchHit[];
  /** What the question leaves out, by its text's words or as it came (R29); absent where nothing. */
  readonly denied?: DeniedInSearch;
}

/** What a name led to. */
export interface NamedFood {
  readonly name: string;
  readonly id: FoodId;
}

/** An origin and how many foods have it. */
export interface Cuisine {
  readonly name: string;
  readonly foods: number;
  /** Its newest food, the face of its plate. */
  readonly newest: FoodId;
}

/** The foods of a question, best first. */
export interface FoundFoods {
  /** How many there are in all. */
  readonly total: number;
  /** The first `limit` of them. */
  readonly ids: readonly FoodId[];
  /** What the words of the text left out (R29); absent where nothing. */
  readonly denied?: DeniedInSearch;
}

export interface Recommendation {
  readonly id: FoodId;
  /** 0-1 over the list (R20). */
  readonly score: number;
  /** What speaks for it, for example 'umami', 'silky', 'Japanese'. */
  readonly because: readonly string[];
}

/** A member as the personal rules see one; both null for a visitor. */
export interface Taster {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
}

/** Foods to be offered beside one. */
export interface OfferBeside {
  readonly foodId: FoodId;
  readonly taster: Taster;
}

export interface FindFoodsQuestion {
  readonly question: FoodQuestion;
  readonly taster: Taster;
  /** Members whose names hold the text. */
  readonly uploaders: readonly MemberId[];
  /** Ids wanted, counted from the best. */
  readonly limit: number;
}

/**
 * Questions about the whole catalogue, answered in a worker. What nobody asked for by name is `Offered`: nothing that a member avoids is in it (R28). Of each kind the newest question wins: one that was overtaken
 * answers with nothing found. An answer is refused (the promise rejects) only when the worker could not be started.
 */
export interface Ranking {
  /** The search dropdown: at most 8, best first, near spellings after exact ones (spec 2 §9, search dropdown); nothing for a blank question. */
  searchFoods(question: QuickQuestion): Promise<FoundHits>;
  /** For each name the food that is called so, or else the best match that holds it; names that nothing holds are left out. */
  foodsNamed(names: readonly string[]): Promise<readonly NamedFood[]>;
  /** Rated 4 or better in 5 reviews or more, at most 4 (spec 2 §9, popular). */
  popularFoods(taster: Taster): Promise<Offered<FoodId>>;
  /** The table of the day, 6 foods: what stands where there is no evidence (R36). */
  tableOfDay(taster: Taster): Promise<Offered<FoodId>>;
  /** Rated 3.5 or better, the newest 4 (spec 2 §9, trending). */
  trendingFoods(taster: Taster): Promise<Offered<FoodId>>;
  /** Advanced search (spec 2 §2.11). */
  findFoods(question: FindFoodsQuestion): Promise<FoundFoods>;
  /** Trending Now: rated above 4, by rating times reviews, at most 6 (spec 2 §9, advanced search). */
  trendingNow(taster: Taster): Promise<Offered<FoodId>>;
  /** Pairings of a food, 8 or 12; [] for a food that is not on the device (spec 2 §9, pairing results). */
  pairings(question: PairingQuestion): Promise<Offered<PairingSuggestion>>;
  /** Four foods of the same origin, to show before the first pairing (spec 2 §2.2). */
  sameOrigin(beside: OfferBeside): Promise<Offered<FoodId>>;
  /** A mood's foods, at most 6 (spec 1 §9, mood rules). */
  moodFoods(question: { readonly mood: Mood; readonly taster: Taster }): Promise<Offered<FoodId>>;
  /** At most 10 (R20, R33); [] while nothing is known of the taste. */
  recommendations(taster: Taster): Promise<Offered<Recommendation>>;
  /** 'Will I like it?' of one food, with reasons, an interval, and what to rate next (R33); null for a food that is not on the device. */
  liking(beside: OfferBeside): Promise<LikingAnswer | null>;
  /** What the ratings on this device taught of a member's taste: with it a page says the same percentage of any food. */
  learnedTaste(taster: Taster): Promise<LearnedTaste>;
  /** At most 4 foods like this one, best first (spec 1 §9). */
  similarFoods(beside: OfferBeside): Promise<Offered<FoodId>>;
  /** The cuisines that most foods have, the largest first, equals by the lot of the day; at most 16. */
  cuisines(): Promise<readonly Cuisine[]>;
  /** The built-in assistant, over what is on this device (spec 1 §7, ai-food-assistant). */
  askAssistant(question: AssistantQuestion): Promise<AssistantAnswer>;
  /** The same, asked what to try next (spec 1 §7, ai-enhanced-recommendations). */
  suggestDishes(question: DishesQuestion): Promise<RecommendedDishes>;
  /** Tells when answers may have changed because the catalogue did, some times a second at most. Returns the way to stop. */
  follow(onChanged: () => void): () => void;
}

/** Questions whose answers nobody asked for by name; the others are searches, tellings and figures. */
export type OfferingQuestion = Exclude<
  keyof Ranking,
  'searchFoods' | 'foodsNamed' | 'findFoods' | 'cuisines' | 'askAssistant' | 'suggestDishes' | 'learnedTaste' | 'follow'
>;
