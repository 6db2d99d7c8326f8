import { foldCase } from '#prelude/text/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareByRating, realRating } from '#domain/foods/compare-by-rating.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import {
  crowdStars,
  expectedStars,
  isTasteKnown,
  type LearnedTaste,
  likingPercent,
  untaughtTaste,
} from './learned-taste.ts';
import { BASE_PLACE, foodFeatures, placeOf } from './taste-features.ts';
import { wordListNames } from './word-families.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import { likedWords } from '#domain/personal/liked-words.ts';

/** Whoever foods are recommended to. */
export interface RecommendedTo {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
  /** What ratings taught; without it the profile speaks alone. */
  readonly taste?: LearnedTaste;
  /** What the member rated: that is no news. */
  readonly rated?: ReadonlySet<FoodId>;
}

/** Stars above those of a usual dish from which on a food is worth recommending: one of which little is stated is usual (R33). */
const LEAST_MORE = 0.1;
/** Adding the same numbers in another order changes a sum by less than this. So a food just at the bound is in wherever it is computed. */
const ROUNDING = 1e-9;
/** Stars that a word must add to be named as a reason. */
const LEAST_WORD = 0.03;
export const RECOMMENDED_LIMIT = 10;
/** A point of a percentage counts more than any difference in stars. */
const STARS_SHARE = 0.01;

export interface RecommendedFood<F> {
  readonly food: F;
  /** 0-1 over the list: the best has 1 (R20). */
  readonly score: number;
  /** What speaks for it, in the food's own words. */
  readonly because: readonly string[];
}

/**
 * The foods most to a member's taste, at most 10, of those that are expected to be liked better than a usual dish (R20, R33): never the
 * member's own, none that was rated, and none that the member must not eat (R5).
 */
export function recommendFoods<F extends TasteTraits>(
  foods: readonly F[],
  to: RecommendedTo,
): Offered<RecommendedFood<F>> {
  const { profile, taste = untaughtTaste } = to;
  if (!isTasteKnown({ profile, taste })) return offerToAnyone([]);
  const scored = foods
    .filter((food) => isNewTo(food, to) && mayOffer(food, profile))
    .map((food) => {
      const stars = expectedStars(foodFeatures(food, profile), food, taste);
      return {
        food,
        order: recommendationOrder(
          {
            percent: likingPercent(food, { profile, taste }),
            stars,
            crowd: crowdStars(realRating(food), food.reviewCount),
          },
          taste,
        ),
      };
    })
    .filter(({ order }) => order > 0);
  const best = topOf(scored, {
    limit: RECOMMENDED_LIMIT,
    compare: (one, other) => other.order - one.order || compareByRating(one.food, other.food),
  });
  const most = best[0]?.order ?? 1;
  return offerTo(
    best.map(({ food, order }) => ({ food, score: order / most, because: becauseOf(food, profile, taste) })),
    profile,
    ({ food }) => food,
  );
}

/** Whether a food is neither the member's own nor rated. */
export function isNewTo(
  { id, uploadedBy }: Pick<TasteTraits, 'id' | 'uploadedBy'>,
  { memberId, rated }: RecommendedTo,
): boolean {
  return (memberId === null || uploadedBy !== memberId) && rated?.has(id) !== true;
}

interface ExpectedOf {
  readonly percent: number;
  readonly stars: number;
  /** What of the stars is others' taste. */
  readonly crowd: number;
}

/** What recommendations are ordered by: above 0 only where the member's own taste speaks for a food. What all like may only lift it. */
export function recommendationOrder({ percent, stars, crowd }: ExpectedOf, { means }: LearnedTaste): number {
  return stars - crowd < (means[BASE_PLACE] ?? 0) + LEAST_MORE - ROUNDING ? 0 : percent + stars * STARS_SHARE;
}

/** The food's words that the member told to like, or that the ratings taught to be liked. */
function becauseOf(food: TasteTraits, profile: TasteProfile | null, { means }: LearnedTaste): readonly string[] {
  const liked = profile === null ? null : likedWords(profile);
  const isLiked = (list: (typeof wordListNames)[number], word: string) =>
    liked?.[list].has(foldCase(word)) === true || (means[placeOf(list, word)] ?? 0) > LEAST_WORD;
  const isCuisineLiked =
    food.origin !== '' &&
    (liked?.cuisines.has(foldCase(food.origin)) === true || (means[placeOf('cuisine', food.origin)] ?? 0) > LEAST_WORD);
  return [
    ...new Set([
      ...wordListNames.flatMap((list) => food[list].filter((word) => isLiked(list, word))),
      ...(isCuisineLiked ? [food.origin] : []),
    ]),
  ];
}
