import type { FoodId } from '#domain/values/ids/ids.ts';
import { expectedStars, learnedTaste, untaughtTaste } from '#domain/liking/learned-taste.ts';
import { type AlikeFood, AlikeTable, nothingAlike } from '#domain/liking/rated-alike.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { tastePrior } from '#domain/liking/taste-prior.ts';
import { must } from '#prelude/must.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { countRatedAlike } from '#tests/support/server/count-rated-alike.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import {
  type ByStep,
  crowdOf,
  LIKED,
  type Measured,
  MeanBySteps,
  membersOf,
  splitFoods,
  taughtBy,
} from './measure-learning.ts';
import type { CrowdReview, SimulatedWorld } from './simulated-members.ts';

export interface AlikeFigures {
  /** Ratings in a world, in the mean. */
  readonly ratings: number;
  readonly without: ByStep;
  readonly counted: ByStep;
}

/** What it is worth to know what members rated alike: the AUC without it and with it, over the same members and foods. */
export function measureAlike(measured: Measured & { readonly crowd: number; readonly latent?: number }): AlikeFigures {
  const areas = { without: new MeanBySteps(), counted: new MeanBySteps() };
  let [known, alike] = [null as SimulatedWorld | null, nothingAlike];
  let ratings = 0;
  for (const { world, member, number } of membersOf(measured)) {
    if (known !== world) {
      [known, alike] = [world, new AlikeTable(alikeIn(world))];
      ratings += mostOfEach(world.reviews).length;
    }
    const { pool, test } = splitFoods(world.foods.length, measured.seed + number);
    const features = world.foods.map((food) => foodFeatures(food, member.profile));
    const rated = pool.map((place) => {
      const food = must(world.foods[place], 'a food');
      return { place, foodId: food.id, stars: (member.stars[place] ?? 0) - crowdOf(food) };
    });
    for (const { step, posterior, learned } of taughtBy(new TastePosterior(tastePrior()), features, rated))
      for (const [way, table] of [
        ['without', nothingAlike],
        ['counted', alike],
      ] as const) {
        const taste = step === 0 ? untaughtTaste : learnedTaste(posterior, learned, table);
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
  return { ratings: ratings / measured.worlds, without: areas.without.values, counted: areas.counted.values };
}

/** What the server takes of one member: the newest, which here are any. */
const MOST_OF_MEMBER = 50;

function mostOfEach(reviews: readonly CrowdReview[]): readonly CrowdReview[] {
  const random = seeded(1);
  const counts = new Map<number, number>();
  return reviews
    .map((review) => ({ review, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .flatMap(({ review }) => {
      const count = counts.get(review.member) ?? 0;
      counts.set(review.member, count + 1);
      return count < MOST_OF_MEMBER ? [review] : [];
    });
}

/** What the server would count over what the crowd wrote. */
function alikeIn({ foods, reviews }: SimulatedWorld): ReadonlyMap<FoodId, readonly AlikeFood[]> {
  const lessons = foods.map((food) => ({ features: foodFeatures(food, null), crowd: crowdOf(food) }));
  const idAt = (place: number) => must(foods[place], 'a food').id;
  const counted = countRatedAlike(
    mostOfEach(reviews).map(({ member, place, stars }) => ({ member, food: place, stars })),
    (place) => must(lessons[place], 'a lesson'),
    (one, other) => one - other,
  );
  return new Map(
    Array.from(counted, ([place, alike]) => [
      idAt(place),
      alike.map(([other, weight, loved]) => ({ id: idAt(other), weight, isLoved: loved === 1 })),
    ]),
  );
}
