import type { AllergenWord, DietaryFlagName, IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { LevelRange } from '#domain/foods/level-range.ts';

/** spec 1 §9, mood rules. */
export const moods = ['morning', 'afternoon', 'evening', 'adventure', 'comfort'] as const;
export type Mood = (typeof moods)[number];

export const searchSorts = ['relevance', 'rating', 'newest', 'reviews', 'name', 'match'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** A question of the advanced search (spec 2 §2.11). */
export interface FoodQuestion {
  /** '' for every food. */
  readonly text: string;
  /** '' for all. */
  readonly cuisine: string;
  /** 0-5 in steps of 0.5; above 0 only foods with a real rating pass (R4). */
  readonly minimumRating: number;
  readonly flavours: readonly string[];
  readonly textures: readonly string[];
  readonly intensities: Readonly<Partial<Record<IntensityName, LevelRange>>>;
  /** Only foods that are stated to be without these (R5). */
  readonly withoutAllergens: readonly AllergenWord[];
  /** Only foods for which these flags are stated as true (R5). */
  readonly diet: readonly DietaryFlagName[];
  /** Only foods that are stated to contain all of these; not said, whatever they contain. */
  readonly holding?: readonly AllergenWord[];
  readonly mood: Mood | null;
  readonly sort: SearchSort;
}

export const everyFood: FoodQuestion = {
  text: '',
  cuisine: '',
  minimumRating: 0,
  flavours: [],
  textures: [],
  intensities: {},
  withoutAllergens: [],
  diet: [],
  mood: null,
  sort: 'relevance',
};
