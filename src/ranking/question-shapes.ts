import type { DeniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { KeptTraits } from '#domain/foods/taste-traits.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** What a line of a search shows. */
export interface SearchHit {
  readonly id: FoodId;
  readonly name: string;
  readonly nativeName: string;
  /** What people of the reader's language call it, where that is another name. */
  readonly localName?: string;
  readonly origin: string;
  /** Found by a word that is spelt nearly so. */
  readonly isFuzzy: boolean;
  /** Equal for foods that are found equally well, by words and rating; not said where words leave something out (R29). */
  readonly quality?: string;
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

/** A food as the columns know it, for a screen that has no row of it: its names, its taste, and what it states for whoever avoids something (R28). */
export interface FarFood extends Pick<
  KeptTraits,
  | 'course'
  | 'flavours'
  | 'textures'
  | 'intensities'
  | 'defaulted'
  | 'allergens'
  | 'mayContain'
  | 'diet'
  | 'healthWarnings'
  | 'ingredients'
  | 'spoken'
> {
  readonly id: FoodId;
  readonly name: string;
  readonly nativeName: string;
  /** What people of the reader's language call it, where that is another name. */
  readonly localName?: string;
  readonly origin: string;
  /** What tasters measured is in its intensities already (R32); how many they were, and how far apart, the row alone says. */
  readonly tastings: null;
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
  /** Its newest dish, or else its newest food: the face of its plate. */
  readonly newest: FoodId;
}

/** The foods of a question, best first. */
export interface FoundFoods {
  /** How many there are in all. */
  readonly total: number;
  /** The first `limit` of them. */
  readonly ids: readonly FoodId[];
  /** Of each of them: equal for foods that the text finds equally well. */
  readonly points: readonly string[];
  /** What the words of the text left out (R29); absent where nothing. */
  readonly denied?: DeniedInSearch;
}

/** Some foods of a list: of one cuisine or of all (null). */
export interface StretchQuestion {
  readonly cuisine: string | null;
  readonly from: number;
  readonly count: number;
}

export interface FoodStretch {
  readonly from: number;
  readonly ids: readonly FoodId[];
  /** How many the whole list has. */
  readonly total: number;
}

/** What the front page of Explore begins with. */
export interface FrontFoods {
  readonly best: Offered<FoodId>;
  /** Of the newest foods those that members shared. */
  readonly shared: Offered<FoodId>;
  /** The table of the day, longer than it is shown. */
  readonly table: Offered<FoodId>;
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
  /** Foods and ingredients that stand last in what is offered; none where it is not said. */
  readonly disliked?: readonly string[];
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
  /** Of whom nothing is found that speaks against what they avoid; null: all is found, each labelled. */
  readonly leavesOut?: SafetyNeeds | null;
  /** Ids wanted, counted from the best. */
  readonly limit: number;
}
