import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { crowdStars, type LearnedTaste, learnedTaste, type OwnRating } from '#domain/liking/learned-taste.ts';
import { type AlikeFood, AlikeTable, MOST_ALIKE } from '#domain/liking/rated-alike.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { tastePrior } from '#domain/liking/taste-prior.ts';
import { realRating } from '#domain/foods/compare-by-rating.ts';
import { recommendFoods } from '#domain/liking/recommend-foods.ts';
import { must } from '#prelude/must.ts';
import { catalogueQuestions } from '#ranking/catalogue-questions.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import { benchProfile } from './bench-profile.ts';
import { generateFood } from './generate-food.ts';
import { nameFood } from './name-food.ts';

/** What a member's learned taste is asked in the bench page's worker. */
export type LikingTask =
  | { readonly kind: 'fill'; readonly count: number; readonly ratings: number }
  /** Rates foods anew, one after the other, and asks after each for what was learned. */
  | { readonly kind: 'update'; readonly times: number }
  /** The same by learning all ratings from the beginning. */
  | { readonly kind: 'plain-update' }
  /** Rates one food anew and orders the whole catalogue by what was learned. */
  | { readonly kind: 'order' }
  | { readonly kind: 'plain-order' };

const memberId = 'member000000001' as MemberId;
const taster = { memberId, profile: benchProfile };

let foods: Food[] = [];
let ratings: OwnRating[] = [];
/** As many foods rated like each as the server tells at most. */
let alike: ReadonlyMap<FoodId, readonly AlikeFood[]> = new Map();
let turn = 0;
let index = new FoodIndex();

function fill(count: number, rated: number): number {
  foods = Array.from({ length: count }, (_, n) => {
    const decoded = decodeFood({
      ...generateFood(n),
      name: nameFood(n),
      id: `food${String(n).padStart(11, '0')}`,
      rating: n % 5,
      review_count: n % 7,
    });
    if (decoded.kind === 'refused') throw new Error(decoded.why);
    return decoded.value;
  });
  index = new FoodIndex();
  index.onFoods(foods);
  index.settle();
  ratings = foods.slice(0, rated).map(({ id }, n) => ({ foodId: id, stars: 1 + (n % 5) }));
  alike = new Map(
    ratings.map(({ foodId }, n) => [
      foodId,
      Array.from({ length: MOST_ALIKE }, (_, at) => ({
        id: must(foods[(n * 37 + at * 101 + 1) % count], 'a food').id,
        weight: 0.1 + (at % 5) / 10,
        isLoved: false,
      })),
    ]),
  );
  index.onOwnTastes(memberId, { ratings, tried: [], alike });
  return index.learner.tasteOf(taster).ratings;
}

function rateAnew(): void {
  turn += 1;
  const at = turn % ratings.length;
  ratings = ratings.with(at, { foodId: must(ratings[at], 'a rating').foodId, stars: 1 + (turn % 5) });
  index.onOwnTastes(memberId, { ratings, tried: [], alike });
}

function learnedAnew(): LearnedTaste {
  const posterior = new TastePosterior(tastePrior());
  const lessons = ratings.map(({ foodId, stars }, at) => {
    const food = must(foods[at], foodId);
    return {
      foodId,
      features: foodFeatures(food, benchProfile),
      target: stars - (food.reviewCount < 3 ? 0 : crowdStars(realRating(food), food.reviewCount)),
    };
  });
  for (const { features, target } of lessons) posterior.learn(features, target);
  return learnedTaste(posterior, lessons, new AlikeTable(alike));
}

function perform(task: LikingTask): unknown {
  switch (task.kind) {
    case 'fill':
      return fill(task.count, task.ratings);
    case 'update':
      for (let at = 0; at < task.times; at += 1) {
        rateAnew();
        index.learner.tasteOf(taster);
      }
      return index.learner.tasteOf(taster).deviation.toFixed(6);
    case 'plain-update':
      return learnedAnew().deviation.toFixed(6);
    case 'order':
      rateAnew();
      return catalogueQuestions(index)
        .recommendations(taster)
        .map(({ id }) => id);
    case 'plain-order':
      return recommendFoods(foods, {
        ...taster,
        taste: index.learner.tasteOf(taster),
        rated: new Set(ratings.map(({ foodId }) => foodId)),
      }).map(({ food: { id } }) => id);
  }
}

addEventListener('message', ({ data }: MessageEvent<LikingTask>) => postMessage(perform(data)));
