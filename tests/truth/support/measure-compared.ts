import { expectedStars, learnedTaste, type Lesson } from '#domain/liking/learned-taste.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { tastePrior } from '#domain/liking/taste-prior.ts';
import { comparisonOf, type FoodComparison } from '#domain/order/food-comparison.ts';
import { chosenOpponent, opponentsOf } from '#domain/order/next-comparison.ts';
import { placeFoods, type TriedFood } from '#domain/order/place-foods.ts';
import { ratingsOfOrder } from '#domain/order/ratings-of-order.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import {
  type ByStep,
  crowdOf,
  learningSteps,
  LIKED,
  MeanBySteps,
  type Measured,
  membersOf,
  splitFoods,
} from './measure-learning.ts';

/** Stars of standard deviation by which a remembered difference is wrong, as the stars of two foods are. */
const NOISE = 0.42;
/** Stars below which two foods are about the same. */
const SAME = 0.25;
const none: ReadonlySet<FoodId> = new Set();

export interface ComparedFigures {
  readonly rated: ByStep;
  readonly ratedAndCompared: ByStep;
  /** No stars at all. */
  readonly compared: ByStep;
}

/**
 * What answers to 'Which did you like more?' teach, asked as the app asks: up to three questions after each food. Members answer by how
 * much they like the two, not exactly; what is nearly alike is 'about the same'.
 */
export function measureCompared(measured: Measured): ComparedFigures {
  const areas = { rated: new MeanBySteps(), ratedAndCompared: new MeanBySteps(), compared: new MeanBySteps() };
  for (const { world, member, number } of membersOf(measured)) {
    const { pool, test } = splitFoods(world.foods.length, measured.seed + number);
    const features = world.foods.map((food) => foodFeatures(food, member.profile));
    const foodOf = new Map(world.foods.map((food, place) => [food.id, { food, place }]));
    const starsOf = (id: FoodId) => member.stars[must(foodOf.get(id), 'a food').place] ?? 0;
    const likingOf = (id: FoodId) => member.liking[must(foodOf.get(id), 'a food').place] ?? 0;
    const random = seeded(measured.seed + number);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    for (const [way, asks, rates] of [
      ['rated', false, true],
      ['ratedAndCompared', true, true],
      ['compared', true, false],
    ] as const) {
      const tried: TriedFood[] = [];
      const comparisons: FoodComparison[] = [];
      const askAbout = (food: FoodId) => {
        for (let questions = 0; ; questions += 1) {
          const places = placeFoods(tried, comparisons);
          const ids = tried.map(({ foodId }) => foodId);
          const opponents = opponentsOf({ food, tried: ids, places, comparisons, skipped: none, questions });
          const course = (id: FoodId) => courseOf(must(foodOf.get(id), 'a food').food);
          const than = chosenOpponent(course(food), opponents, course);
          if (than === null) return;
          const apart = likingOf(food) - likingOf(than) + NOISE * normal();
          const answer = Math.abs(apart) < SAME ? 'same' : apart > 0 ? 'more' : 'less';
          comparisons.push(comparisonOf(food, than, answer));
        }
      };
      for (const step of learningSteps) {
        for (const place of pool.slice(tried.length, step)) {
          const foodId = must(world.foods[place], 'a food').id;
          tried.push({ foodId, stars: rates ? [starsOf(foodId)] : [] });
          if (asks) askAbout(foodId);
        }
        const lessons = ratingsOfOrder(placeFoods(tried, comparisons), new Map()).map(
          ({ foodId, stars, weight = 1 }): Lesson => {
            const { food, place } = must(foodOf.get(foodId), 'a food');
            return { features: must(features[place], 'features'), target: stars - crowdOf(food), weight };
          },
        );
        const posterior = new TastePosterior(tastePrior());
        for (const { features: of, target, weight } of lessons) posterior.learn(of, target, weight);
        const taste = learnedTaste(posterior, lessons);
        areas[way].add(
          step,
          areaUnderCurve(
            test.map((place) => ({
              score: expectedStars(must(features[place], 'features'), must(world.foods[place], 'a food'), taste),
              isLiked: (member.stars[place] ?? 0) >= LIKED,
            })),
          ),
        );
      }
    }
  }
  return {
    rated: areas.rated.values,
    ratedAndCompared: areas.ratedAndCompared.values,
    compared: areas.compared.values,
  };
}
