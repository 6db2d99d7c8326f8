import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FoodComparison } from './food-comparison.ts';

/** The stars that a member gave to a food it tried, by a review and by entries of the diary. */
export interface TriedFood {
  readonly foodId: FoodId;
  /** 1-5 each; none where it was only eaten. */
  readonly stars: readonly number[];
}

/** Where a food stands in a member's own order. */
export interface FoodPlace {
  readonly foodId: FoodId;
  /** How much it was liked, in stars; not held between 1 and 5. */
  readonly level: number;
  /** Of `level`, in squared stars: how sure it is. */
  readonly variance: number;
  /** 0-10, with one decimal. */
  readonly score: number;
  /** Answers that placed it: 'more', 'less' and 'same'. */
  readonly comparisons: number;
  /** The mean of the stars that were given; null: none. */
  readonly given: number | null;
}

/** What is supposed of a food of which nothing was said. In stars, and one over squared stars. */
export const UNTOLD = { level: 3.5, precision: 1 / 1.1 ** 2 } as const;
/** Of the stars for one tasting: a member gives half a star more or less on another day. */
export const STARS_VARIANCE = 0.5;
/** How much likelier the better liked food is named for each star between two: a star apart, eleven times of twelve. */
const STEEPNESS = 2.5;
/** Of 'about the same', in one over squared stars: two such foods lie less than half a star apart. */
const SAME_PRECISION = 6;
/** Of the scale from 0 to 10: three stars are 5, five are 9. */
const SCORE_STEEPNESS = 1.1;
const SCORE_MIDDLE = 3;
/** Far above what is needed: a step is an eighth smaller than the one before, or less. */
const MOST_SWEEPS = 300;
const SMALLEST_STEP = 1e-5;
const VARIANCE_SWEEPS = 10;

/** One answer between two foods, by their places in the list. `verdict`: 1 where the first was liked more, -1 where the second was, 0 for the same. */
interface Edge {
  readonly first: number;
  readonly second: number;
  readonly verdict: 1 | 0 | -1;
}

/**
 * A member's own order of what it tried, best first, from its stars and its answers to 'Which did you like more?' (R33). Foods of which neither says
 * anything are not in it; answers about what was not tried count for nothing.
 *
 * The levels are the most likely ones of a model in which an answer is the likelier the further two foods lie apart (Bradley and Terry), held by the
 * stars and by what is supposed of any food. It has one optimum, whatever was answered: a circle or a contradiction pulls foods together and does no
 * other harm. The order in which rows come makes no difference, not in the last digit either.
 */
export function placeFoods(tried: Iterable<TriedFood>, comparisons: Iterable<FoodComparison>): readonly FoodPlace[] {
  const stars = new Map(Array.from(tried, (food) => [food.foodId, food.stars] as const));
  const told = [...comparisons]
    .filter(({ one, other, verdict }) => verdict !== 'unknown' && stars.has(one) && stars.has(other))
    .toSorted((a, b) => compare(a.one, b.one) || compare(a.other, b.other) || compare(a.verdict, b.verdict));
  const compared = new Set(told.flatMap(({ one, other }) => [one, other]));
  const foods = [...stars.keys()]
    .filter((id) => compared.has(id) || (stars.get(id)?.length ?? 0) > 0)
    .toSorted(compare);
  const at = new Map(foods.map((id, place) => [id, place]));
  const edges = told.map(({ one, other, verdict }): Edge => ({
    first: at.get(one) ?? 0,
    second: at.get(other) ?? 0,
    verdict: verdict === 'same' ? 0 : verdict === 'one' ? 1 : -1,
  }));
  const own = foods.map((id) => saidOf(stars.get(id) ?? []));
  const levels = likeliestLevels(own, edges);
  const precisions = marginalPrecisions(own, edges, levels);
  const counts = new Float64Array(foods.length);
  for (const { first, second } of edges) {
    counts[first] = (counts[first] ?? 0) + 1;
    counts[second] = (counts[second] ?? 0) + 1;
  }
  return foods
    .map((foodId, place): FoodPlace => ({
      foodId,
      level: levels[place] ?? UNTOLD.level,
      variance: 1 / (precisions[place] ?? UNTOLD.precision),
      score: scoreOf(levels[place] ?? UNTOLD.level),
      comparisons: counts[place] ?? 0,
      given: meanOf(stars.get(foodId) ?? []),
    }))
    .toSorted((a, b) => b.level - a.level || compare(a.foodId, b.foodId));
}

/** From 0 to 10 with one decimal; the more, the higher the level. */
export function scoreOf(level: number): number {
  return Math.round(100 / (1 + Math.exp(-SCORE_STEEPNESS * (level - SCORE_MIDDLE)))) / 10;
}

/** How likely the first of two foods is named, `apart` stars above the second; 0-1. */
function chanceOfMore(apart: number): number {
  return 1 / (1 + Math.exp(-STEEPNESS * apart));
}

/** What an answer between two foods tells of the stars between them, in one over squared stars. */
export function precisionOfAnswer(apart: number): number {
  const chance = chanceOfMore(apart);
  return STEEPNESS ** 2 * chance * (1 - chance);
}

/** What stars and answers say of a food by themselves, without what is supposed of any: as one rating with its variance in squared stars. */
export function ratingOfPlace({ level, variance }: Pick<FoodPlace, 'level' | 'variance'>): {
  readonly stars: number;
  readonly variance: number;
} {
  const said = 1 / variance - UNTOLD.precision;
  return { stars: (level / variance - UNTOLD.level * UNTOLD.precision) / said, variance: 1 / said };
}

/** Of a food's own stars and of what is supposed of it: the mean, and one over squared stars. Many tastings say at most twice as much as one. */
interface Said {
  readonly mean: number;
  readonly precision: number;
}

function saidOf(stars: readonly number[]): Said {
  const given = meanOf(stars);
  if (given === null) return { mean: UNTOLD.level, precision: UNTOLD.precision };
  const weight = (2 * stars.length) / (stars.length + 1) / STARS_VARIANCE;
  const precision = UNTOLD.precision + weight;
  return { mean: (UNTOLD.precision * UNTOLD.level + weight * given) / precision, precision };
}

function meanOf(stars: readonly number[]): number | null {
  return stars.length === 0 ? null : stars.toSorted((a, b) => a - b).reduce((sum, one) => sum + one, 0) / stars.length;
}

/**
 * The top of the likelihood, food by food. Each step divides by the steepest that the curve can be, so it never goes past the top; 2,000 foods with
 * three answers each take some dozen sweeps.
 */
function likeliestLevels(own: readonly Said[], edges: readonly Edge[]): Float64Array {
  const means = Float64Array.from(own, ({ mean }) => mean);
  const precisions = Float64Array.from(own, ({ precision }) => precision);
  const { from, others, verdicts } = answersByFood(own.length, edges);
  const levels = Float64Array.from(means);
  const steepest = Float64Array.from(precisions);
  for (let food = 0; food < own.length; food += 1)
    for (let at = from[food] ?? 0; at < (from[food + 1] ?? 0); at += 1)
      steepest[food] = (steepest[food] ?? 0) + (verdicts[at] === 0 ? SAME_PRECISION : STEEPNESS ** 2 / 4);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let largest = 0;
    for (let food = 0; food < own.length; food += 1) {
      const level = levels[food] ?? 0;
      let pull = (precisions[food] ?? 0) * ((means[food] ?? 0) - level);
      for (let at = from[food] ?? 0; at < (from[food + 1] ?? 0); at += 1)
        pull += pullOf(verdicts[at] ?? 0, level - (levels[others[at] ?? 0] ?? 0));
      const step = pull / (steepest[food] ?? 1);
      levels[food] = level + step;
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < SMALLEST_STEP) break;
  }
  return levels;
}

/** The answers of each food one after the other, `from[food]` to `from[food + 1]`: the other food, and 1 where this one was liked more, -1 where the other was. */
function answersByFood(foods: number, edges: readonly Edge[]) {
  const from = new Int32Array(foods + 1);
  for (const { first, second } of edges) {
    from[first + 1] = (from[first + 1] ?? 0) + 1;
    from[second + 1] = (from[second + 1] ?? 0) + 1;
  }
  for (let food = 0; food < foods; food += 1) from[food + 1] = (from[food + 1] ?? 0) + (from[food] ?? 0);
  const next = Int32Array.from(from);
  const others = new Int32Array(2 * edges.length);
  const verdicts = new Int8Array(2 * edges.length);
  const put = (food: number, other: number, verdict: number): void => {
    const at = next[food] ?? 0;
    others[at] = other;
    verdicts[at] = verdict;
    next[food] = at + 1;
  };
  for (const { first, second, verdict } of edges) {
    put(first, second, verdict);
    put(second, first, -verdict);
  }
  return { from, others, verdicts };
}

/** How hard an answer pulls at a food that lies `apart` stars above the other. */
function pullOf(verdict: number, apart: number): number {
  if (verdict === 0) return -SAME_PRECISION * apart;
  return verdict > 0 ? STEEPNESS * chanceOfMore(-apart) : -STEEPNESS * chanceOfMore(apart);
}

/** How sure each level is, with how sure the levels are that it was compared with (belief propagation; exact where answers make no circle). */
function marginalPrecisions(own: readonly Said[], edges: readonly Edge[], levels: Float64Array): Float64Array {
  const precisions = Float64Array.from(own, ({ precision }) => precision);
  const toFirst = new Float64Array(edges.length);
  const toSecond = new Float64Array(edges.length);
  const weights = edges.map(({ first, second, verdict }) =>
    verdict === 0 ? SAME_PRECISION : precisionOfAnswer((levels[first] ?? 0) - (levels[second] ?? 0)),
  );
  for (let sweep = 0; sweep < VARIANCE_SWEEPS; sweep += 1)
    for (const [at, { first, second }] of edges.entries()) {
      const weight = weights[at] ?? 0;
      const tell = (from: number, to: number, heard: number, said: number): number => {
        const without = (precisions[from] ?? 0) - heard;
        const says = (weight * without) / (weight + without);
        precisions[to] = (precisions[to] ?? 0) + says - said;
        return says;
      };
      toSecond[at] = tell(first, second, toFirst[at] ?? 0, toSecond[at] ?? 0);
      toFirst[at] = tell(second, first, toSecond[at] ?? 0, toFirst[at] ?? 0);
    }
  return precisions;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
