import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Food } from '#domain/foods/food.ts';
import { asTasted } from '#domain/liking/as-tasted.ts';
import { crowdStars, expectedStars, learnedTaste, type Lesson, likingPercent } from '#domain/liking/learned-taste.ts';
import { type FoodFeatures, foodFeatures, tasteFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { priorScales, tastePrior } from '#domain/liking/taste-prior.ts';
import { worthRating } from '#domain/liking/worth-rating.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import { simulateMembers, type SimulatedMember, type Simulation } from './simulated-members.ts';

/** After so many ratings. */
export const learningSteps = [0, 5, 20, 60] as const;
type Step = (typeof learningSteps)[number];
export type ByStep = Readonly<Record<Step, number>>;

export interface LearningFigures {
  readonly members: number;
  /** Means over members of the area under the curve, on foods that were not rated. */
  readonly area: {
    readonly popularity: number;
    /** The percentage by points that the app had before it learned, from the quiz alone. */
    readonly points: number;
    /** Ridge on levels, words and cuisine, from no quiz and no supposition. */
    readonly plain: ByStep;
    readonly model: ByStep;
    /** The same when it was rated what the model asked for, and not what came. */
    readonly asked: ByStep;
  };
  /** The same in a world where foods taste otherwise than was stated: learned from what is stated, and from how it tasted to the member. */
  readonly tasted: { readonly stated: ByStep; readonly told: ByStep };
  /** Between the percentage shown and the share that was liked, over ten classes of percentages: the mean distance, weighted by their sizes. */
  readonly calibration: ByStep;
  /** Share of ratings within the interval that is told as four of five. */
  readonly covered: ByStep;
}

export interface Measured {
  readonly seed: number;
  /** Of the latent factors, the crowd and what it thinks: each is another draw. */
  readonly worlds: number;
  /** In each world. */
  readonly members: number;
  readonly foods: readonly Food[];
}

/** So many stars say that a food was liked. */
export const LIKED = 4;
const POOL = 60;
const CLASSES = 10;
const FOUR_FIFTHS = 1.2816;

/** Half of the foods by chance: 'told' is what is not tuned on. */
export function halfOf<T>(things: readonly T[], seed: number, half: 'tuned' | 'told'): readonly T[] {
  const random = seeded(seed);
  return things.filter(() => random() < 0.5 === (half === 'tuned'));
}

/** What is said of foods that a simulated member did not rate, held against what the member gives them. */
export function measureLearning({ seed, worlds, members, foods }: Measured): LearningFigures {
  const areas = {
    popularity: new Mean(),
    points: new Mean(),
    plain: new MeanBySteps(),
    model: new MeanBySteps(),
    asked: new MeanBySteps(),
  };
  const said = Object.fromEntries(learningSteps.map((step) => [step, [] as Said[]])) as Record<Step, Said[]>;
  const within = new MeanBySteps();
  for (const { world, member, number } of membersOf({ seed, worlds, members, foods })) {
    const { pool, test } = splitFoods(world.foods.length, seed + number);
    const judge = (score: (food: Food, place: number) => number) =>
      areaUnderCurve(
        test.map((place) => ({
          score: score(foodAt(world.foods, place), place),
          isLiked: (member.stars[place] ?? 0) >= LIKED,
        })),
      );
    areas.popularity.add(judge((food) => crowdStars(realRating(food), food.reviewCount)));
    areas.points.add(judge((food) => pointsOf(food, member)));
    const features = world.foods.map((food) => foodFeatures(food, member.profile));
    const plainFeatures = world.foods.map((food) => foodFeatures(food, null));
    const lessons = pool.map((place) => ({ place, stars: member.stars[place] ?? 0 }));
    for (const { step, posterior } of taughtBy(new TastePosterior(plainPrior), plainFeatures, lessons))
      areas.plain.add(
        step,
        judge((_, place) => posterior.expect(featuresAt(plainFeatures, place))),
      );
    const own = (places: readonly number[]) =>
      places.map((place) => ({ place, stars: (member.stars[place] ?? 0) - crowdOf(foodAt(world.foods, place)) }));
    for (const { step, posterior, learned } of taughtBy(new TastePosterior(tastePrior()), features, own(pool))) {
      const taste = learnedTaste(posterior, learned);
      areas.model.add(
        step,
        judge((food, place) => expectedStars(featuresAt(features, place), food, taste)),
      );
      for (const place of test) {
        const food = foodAt(world.foods, place);
        const stars = member.stars[place] ?? 0;
        const half = FOUR_FIFTHS * Math.sqrt(priorScales.noise + posterior.variance(featuresAt(features, place)));
        said[step].push({ percent: likingPercent(food, { profile: member.profile, taste }), isLiked: stars >= LIKED });
        within.add(
          step,
          Math.abs(Math.min(5, Math.max(1, expectedStars(featuresAt(features, place), food, taste))) - stars) <= half
            ? 1
            : 0,
        );
      }
    }
    for (const { step, posterior, learned } of taughtBy(
      new TastePosterior(tastePrior()),
      features,
      own(askedFirst(features, pool)),
    )) {
      const taste = learnedTaste(posterior, learned);
      areas.asked.add(
        step,
        judge((food, place) => expectedStars(featuresAt(features, place), food, taste)),
      );
    }
  }
  return {
    members: worlds * members,
    tasted: measureTastings({ seed, worlds, members, foods }),
    area: {
      popularity: areas.popularity.value,
      points: areas.points.value,
      plain: areas.plain.values,
      model: areas.model.values,
      asked: areas.asked.values,
    },
    calibration: bySteps((step) => calibrationError(said[step])),
    covered: within.values,
  };
}

/** Members of all worlds, one after the other. */
export function* membersOf({
  seed,
  worlds,
  ...simulated
}: Measured & Pick<Simulation, 'tasting' | 'crowd' | 'latent'>) {
  for (let at = 0; at < worlds; at += 1) {
    const world = simulateMembers({ ...simulated, seed: seed + at * 1000 });
    for (const [number, member] of world.members.entries()) yield { world, member, number: at * 1000 + number };
  }
}

function measureTastings(measured: Measured): LearningFigures['tasted'] {
  const areas = { stated: new MeanBySteps(), told: new MeanBySteps() };
  for (const { world, member, number } of membersOf({ ...measured, tasting: true })) {
    const { pool, test } = splitFoods(world.foods.length, measured.seed + number);
    const stated = world.foods.map((food) => foodFeatures(food, member.profile));
    const told = world.foods.map((food, place) => {
      const tasting = member.tastings[place] ?? null;
      return tasting === null ? featuresAt(stated, place) : foodFeatures(asTasted(food, tasting), member.profile);
    });
    const rated = pool.map((place) => ({
      place,
      stars: (member.stars[place] ?? 0) - crowdOf(foodAt(world.foods, place)),
    }));
    for (const [way, features] of [
      ['stated', stated],
      ['told', told],
    ] as const)
      for (const { step, posterior, learned } of taughtBy(new TastePosterior(tastePrior()), features, rated)) {
        const taste = learnedTaste(posterior, learned);
        areas[way].add(
          step,
          areaUnderCurve(
            test.map((place) => ({
              score: expectedStars(featuresAt(stated, place), foodAt(world.foods, place), taste),
              isLiked: (member.stars[place] ?? 0) >= LIKED,
            })),
          ),
        );
      }
  }
  return { stated: areas.stated.values, told: areas.told.values };
}

interface Said {
  readonly percent: number;
  readonly isLiked: boolean;
}

interface Rated {
  readonly place: number;
  readonly stars: number;
  readonly foodId?: FoodId;
}

interface Taught {
  readonly step: Step;
  readonly posterior: TastePosterior;
  readonly learned: readonly Lesson[];
}

export function* taughtBy(
  posterior: TastePosterior,
  features: readonly FoodFeatures[],
  rated: readonly Rated[],
): Generator<Taught> {
  const learned: Lesson[] = [];
  for (const step of learningSteps) {
    for (const { place, stars, foodId } of rated.slice(learned.length, step)) {
      const lesson = { features: featuresAt(features, place), target: stars, ...(foodId && { foodId }) };
      posterior.learn(lesson.features, lesson.target);
      learned.push(lesson);
    }
    yield { step, posterior, learned };
  }
}

/** The pool in the order in which the app would ask, as if all of it were equally well known. */
function askedFirst(features: readonly FoodFeatures[], pool: readonly number[]): readonly number[] {
  const candidates = pool.map((place) => ({ food: place, features: featuresAt(features, place), familiarity: 1 }));
  const first = worthRating({
    posterior: new TastePosterior(tastePrior()),
    candidates,
    about: candidates.map(({ features: of }) => of),
    count: 20,
  });
  return [...first, ...pool.filter((place) => !first.includes(place))];
}

/** What was shown before ratings taught anything: the percentage by points, 0 where there was none. */
function pointsOf(food: Food, { profile }: SimulatedMember): number {
  const match = tasteMatch(food, profile);
  return match.kind === 'match' ? match.percent : 0;
}

const plainPrior = {
  ...tastePrior(),
  means: Float64Array.from(tasteFeatures, ({ kind }) => (kind === 'base' ? priorScales.base : 0)),
  variances: Float64Array.from(
    tasteFeatures,
    ({ kind }) =>
      ({
        base: 1,
        level: 0.09,
        word: 0.16,
        cuisine: 0.09,
        quiz: 1e-9,
        bend: 1e-9,
        family: 1e-9,
        ingredient: 1e-9,
        region: 1e-9,
        served: 1e-9,
      })[kind],
  ),
};

export function splitFoods(
  count: number,
  seed: number,
): { readonly pool: readonly number[]; readonly test: readonly number[] } {
  const random = seeded(seed);
  const shuffled = Array.from({ length: count }, (_, place) => ({ place, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ place }) => place);
  return { pool: shuffled.slice(0, POOL), test: shuffled.slice(POOL) };
}

export function crowdOf(food: Food): number {
  return crowdStars(realRating(food), food.reviewCount);
}

function foodAt(foods: readonly Food[], place: number): Food {
  return foods[place] as Food;
}

function featuresAt(features: readonly FoodFeatures[], place: number): FoodFeatures {
  return features[place] as FoodFeatures;
}

function calibrationError(said: readonly Said[]): number {
  const classes = Array.from({ length: CLASSES }, (_, at) =>
    said.filter(({ percent }) => Math.min(CLASSES - 1, Math.floor(percent / CLASSES)) === at),
  );
  const distance = (of: readonly Said[]) =>
    Math.abs(of.reduce((sum, { percent, isLiked }) => sum + percent / 100 - (isLiked ? 1 : 0), 0));
  return classes.reduce((sum, of) => sum + distance(of), 0) / said.length;
}

function bySteps(figure: (step: Step) => number): ByStep {
  return Object.fromEntries(learningSteps.map((step) => [step, figure(step)])) as ByStep;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number | null): void {
    if (value === null) return;
    this.#sum += value;
    this.#count += 1;
  }

  get value(): number {
    return this.#sum / this.#count;
  }
}

export class MeanBySteps {
  readonly #means = new Map(learningSteps.map((step) => [step, new Mean()]));

  add(step: Step, value: number | null): void {
    this.#means.get(step)?.add(value);
  }

  get values(): ByStep {
    return bySteps((step) => this.#means.get(step)?.value ?? Number.NaN);
  }
}
