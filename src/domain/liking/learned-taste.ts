import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { MATCH_CAP, mustHaveStatus } from '#domain/personal/taste-match.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { Tasting } from '#domain/tasting/tasting.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { clamp } from '#prelude/clamp.ts';
import { type AlikeStars, alikeStarsOf, type AlikeTable, nothingAlike } from './rated-alike.ts';
import { BASE_PLACE, type FoodFeatures, foodFeatures, tasteFeatures } from './taste-features.ts';
import { TastePosterior } from './taste-posterior.ts';
import { priorScales, tastePrior } from './taste-prior.ts';

/** How much a member liked a food: the stars that were given, or a place in the own order as one rating. */
export interface OwnRating {
  readonly foodId: FoodId;
  /** 1-5, with decimals where they are a place. */
  readonly stars: number;
  /** How much it says beside a rating of one tasting: by how sure the place is. Above 0; 1 where it is not named. */
  readonly weight?: number;
  /** The mean of the stars that were really given, 1-5; null: only compared. `stars` where it is not named. */
  readonly given?: number | null;
  /** How it tasted, where that was told (R32). */
  readonly tasting?: Tasting | null;
}

/** What is known of a member's taste, small enough to be handed to a page: all that a percentage needs. */
export interface LearnedTaste {
  /** Of the weights, by feature. */
  readonly means: Float64Array;
  /** Of a rating around what the weights say, in stars: how far the member is known, and the noise of a single rating. */
  readonly deviation: number;
  /** What members rated like the own ones. */
  readonly alike: AlikeStars;
  /** How many foods with given stars it rests on. */
  readonly ratings: number;
  /** How many ratings all that it rests on is worth, what was only compared with it. */
  readonly worth: number;
}

/** So many ratings speak by themselves; fewer say something only beside a quiz (R33). */
const LEAST_RATINGS = 3;
/** What sums of weights may be off by. */
const TINY = 1e-9;
/** Half a star below the fourth: what is rounded up to 4 stars was liked. */
const LIKED_FROM = 3.5;
/** Ratings of others that weigh as much as the supposition that a food is like all others. */
const CROWD_PRIOR = 5;
const CROWD_MEAN = 3.5;

/** What others' ratings add to what is expected, in stars; 0 where there are none (R4). Few ratings say little. */
export function crowdStars(rating: number, reviewCount: number): number {
  return rating === 0 ? 0 : (priorScales.crowd * (rating - CROWD_MEAN) * reviewCount) / (reviewCount + CROWD_PRIOR);
}

/** How much of each feature a usual dish has, squared: what it takes to say how far a member is known in general. */
const usualSquares = Float64Array.from(
  tasteFeatures,
  ({ kind }) =>
    ({
      base: 1,
      quiz: 0.1,
      level: 0.6,
      bend: 0.6,
      word: 0.02,
      family: 0.08,
      ingredient: 0.05,
      cuisine: 0.02,
      region: 0.11,
      served: 0.3,
    })[kind],
);

/** So many ratings weigh as much as what is supposed of anybody's deviation. Tuned as the scales are (`taste-prior.ts`). */
const DEVIATION_PRIOR = 4;

/** A rating that the posterior has learned. */
export interface Lesson {
  readonly features: FoodFeatures;
  /** The stars less what the crowd's taste explains. */
  readonly target: number;
  /** By which is known what members rated alike; nothing where it is left out. */
  readonly foodId?: FoodId;
  /** As of `OwnRating`. */
  readonly weight?: number;
  /** No stars were given, it was only compared. */
  readonly isOnlyCompared?: boolean;
}

/** @param lessons all that the posterior has learned */
export function learnedTaste(
  posterior: TastePosterior,
  lessons: Iterable<Lesson>,
  alike: AlikeTable = nothingAlike,
): LearnedTaste {
  let [squares, ratings, worth] = [0, 0, 0];
  const rests: [FoodId, number][] = [];
  for (const { features, target, foodId, weight = 1, isOnlyCompared = false } of lessons) {
    const rest = posterior.surpriseWithout(features, target, weight);
    squares += weight * rest ** 2;
    worth += weight;
    if (!isOnlyCompared) ratings += 1;
    if (foodId !== undefined) rests.push([foodId, rest]);
  }
  const variance = (DEVIATION_PRIOR * supposedVariance(posterior) + squares) / (DEVIATION_PRIOR + worth);
  return {
    means: Float64Array.from(posterior.means),
    deviation: Math.sqrt(variance),
    alike: alike.stars(rests),
    ratings,
    worth,
  };
}

/** Of a rating around what the weights say, as far as it is known before own ratings tell how far they lie apart. Squared stars. */
function supposedVariance({
  means: { length: size },
  covariance,
}: Pick<TastePosterior, 'means' | 'covariance'>): number {
  return usualSquares.reduce((sum, square, at) => sum + square * (covariance[at * size + at] ?? 0), priorScales.noise);
}

/** The taste of whoever rated nothing yet: the quiz alone. */
export const untaughtTaste: LearnedTaste = learnedTaste(new TastePosterior(tastePrior()), []);

/** Whether a profile says anything of what its member likes; must-haves are no taste. */
export function tellsTaste({
  spiceTolerance,
  sweetnessPreference,
  preferredFlavours,
  preferredTextures,
  preferredAromas,
  preferredCuisines,
}: TasteProfile): boolean {
  return (
    spiceTolerance !== null ||
    sweetnessPreference !== null ||
    [preferredFlavours, preferredTextures, preferredAromas, preferredCuisines].some(({ length }) => length > 0)
  );
}

/** Who asks, and what is known of their taste. */
export interface KnownTaster {
  readonly profile: TasteProfile | null;
  readonly taste: LearnedTaste;
}

export type Liking =
  | {
      readonly kind: 'liking';
      /** How likely the member gives it 4 stars or more: whole percent 1-99, held down by must-haves that are unmet or not stated (R5). */
      readonly percent: number;
      readonly mustHaves: 'met' | 'unknown' | 'unmet';
    }
  /** Nothing is stated of the food that a taste could speak of: any figure would be a guess (R4). */
  | { readonly kind: 'little-known'; readonly mustHaves: 'met' | 'unknown' }
  /** Nothing is known of the member's taste (R33). @property missing ratings until there is an answer without a quiz */
  | { readonly kind: 'taste-unknown'; readonly missing: number };

/** 'Will I like it?' as one figure; the same on a card, on the food's page and in every order. */
export function likingOf(food: TasteTraits, { profile, taste }: KnownTaster): Liking {
  if (!isTasteKnown({ profile, taste }))
    return { kind: 'taste-unknown', missing: Math.ceil(LEAST_RATINGS - taste.worth - TINY) };
  const mustHaves = profile === null ? 'met' : mustHaveStatus(food, profile);
  const features = foodFeatures(food, profile);
  if (!statesAnything(features) && mustHaves !== 'unmet') return { kind: 'little-known', mustHaves };
  return {
    kind: 'liking',
    percent: cappedPercent(percentOf(expectedStars(features, food, taste), taste), mustHaves),
    mustHaves,
  };
}

export function isTasteKnown({ profile, taste }: KnownTaster): boolean {
  return (profile !== null && tellsTaste(profile)) || taste.worth >= LEAST_RATINGS - TINY;
}

/** The percentage by which foods are ordered; 0 where there is none. */
export function likingPercent(food: TasteTraits, taster: KnownTaster): number {
  const liking = likingOf(food, taster);
  return liking.kind === 'liking' ? liking.percent : 0;
}

/** Whether anything but the member's own mean speaks. */
function statesAnything({ places }: FoodFeatures): boolean {
  return places.some((place) => place !== BASE_PLACE);
}

/** Stars, not held between 1 and 5. */
export function expectedStars(
  { places, values }: FoodFeatures,
  food: Pick<TasteTraits, 'id' | 'rating' | 'reviewCount' | 'defaulted'>,
  { means, alike }: LearnedTaste,
): number {
  let stars = crowdStars(realRating(food), food.reviewCount) + alikeStarsOf(alike, food.id);
  for (let at = 0; at < places.length; at += 1) stars += (means[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return stars;
}

/** @returns whole percent 1-99: a guess is never certain */
export function percentOf(stars: number, { deviation }: Pick<LearnedTaste, 'deviation'>): number {
  return clamp(Math.round(100 * normalShare((stars - LIKED_FROM) / deviation)), 1, 99);
}

export function cappedPercent(percent: number, mustHaves: 'met' | 'unknown' | 'unmet'): number {
  return mustHaves === 'met' ? percent : Math.min(percent, MATCH_CAP[mustHaves]);
}

/** The share of a normal distribution below `z` (Abramowitz and Stegun 7.1.26; wrong by less than 0.0000002). */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return z >= 0 ? 1 - tail / 2 : tail / 2;
}
