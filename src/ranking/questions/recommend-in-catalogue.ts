import { crowdStars, isTasteKnown, untaughtTaste } from '#domain/liking/learned-taste.ts';
import {
  isNewTo,
  recommendationOrder,
  type RecommendedFood,
  recommendFoods,
  type RecommendedTo,
  RECOMMENDED_LIMIT,
} from '#domain/liking/recommend-foods.ts';
import { type Offered, offerToAnyone } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';

/** The foods most to a member's taste, as `recommendFoods` of the domain finds them, by one pass over the columns (R20, R33). */
export function recommendInCatalogue(
  catalogue: LayeredCatalogue,
  to: RecommendedTo,
): Offered<RecommendedFood<TasteTraits>> {
  const { profile, taste = untaughtTaste } = to;
  const taster = { profile, taste };
  if (!isTasteKnown(taster)) return offerToAnyone([]);
  const {
    orders,
    columns: { foods },
  } = catalogue.base;
  const percents = orders.percents(taster);
  const crowdAt = (row: number) => crowdStars(realRatingAt(foods, row), foods.reviewCounts[row] ?? 0);
  const scores = orders
    .liking(taster)
    .stars.map((stars, row) => recommendationOrder({ percent: percents[row] ?? 0, stars, crowd: crowdAt(row) }, taste));
  const passes = (food: TasteTraits) => isNewTo(food, to);
  return recommendFoods(contenders(catalogue, { scores, limit: RECOMMENDED_LIMIT, needs: profile, passes }), to);
}
