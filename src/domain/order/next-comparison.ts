import type { Course } from '#domain/foods/course.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { FoodComparison } from './food-comparison.ts';
import { type FoodPlace, precisionOfAnswer, UNTOLD } from './place-foods.ts';

/** Questions after one tasting. */
export const MOST_QUESTIONS = 3;
/** An answer that makes a place surer by less than this share is not worth a question. */
const LEAST_GAIN = 0.12;
/** A dessert is hard to compare with a soup: it is asked for where nothing nearer says as much. */
const OTHER_COURSE = 0.5;
const UNKNOWN_COURSE = 0.75;

interface Asked {
  /** The food that is being placed. */
  readonly food: FoodId;
  /** What the member tried; the food itself is passed over. */
  readonly tried: Iterable<FoodId>;
  readonly places: readonly FoodPlace[];
  /** All answers, 'cannot say' too: no pair is asked about twice. */
  readonly comparisons: Iterable<FoodComparison>;
  /** Foods that the member would not compare it with this time. */
  readonly skipped: ReadonlySet<FoodId>;
  /** Questions that were put already after this tasting. */
  readonly questions: number;
}

/** A food that a question may be about. */
export interface Opponent {
  readonly foodId: FoodId;
  /** By how much an answer would lessen the variance of the food's place, as a share of it; 0-1. */
  readonly gain: number;
}

/**
 * The foods that say most about the place of another, best first: those that lie nearest to where the other is supposed, and are themselves best known,
 * so that each answer halves what is open. None: nothing is left to ask, or the place is sure enough. Total: of equals the smaller id.
 */
export function opponentsOf({ food, tried, places, comparisons, skipped, questions }: Asked): readonly Opponent[] {
  if (questions >= MOST_QUESTIONS) return [];
  const known = new Map(places.map((place) => [place.foodId, place]));
  const passed = new Set([...skipped, food]);
  for (const { one, other } of comparisons) {
    if (one === food) passed.add(other);
    if (other === food) passed.add(one);
  }
  const own = placeIn(known, food);
  return [...new Set(tried)]
    .filter((foodId) => !passed.has(foodId))
    .map((foodId): Opponent => ({ foodId, gain: gainOf(own, placeIn(known, foodId)) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .toSorted((a, b) => b.gain - a.gain || (a.foodId < b.foodId ? -1 : 1));
}

/** The best of these to ask about, where a like course is worth more; null for none. `courseOf` is undefined for foods that cannot be shown. */
export function chosenOpponent(
  course: Course | null,
  opponents: readonly Opponent[],
  courseOf: (id: FoodId) => Course | null | undefined,
): FoodId | null {
  let best: { readonly foodId: FoodId; readonly worth: number } | null = null;
  for (const { foodId, gain } of opponents) {
    const other = courseOf(foodId);
    if (other === undefined) continue;
    const worth = gain * nearness(course, other);
    if (best === null || worth > best.worth) best = { foodId, worth };
  }
  return best?.foodId ?? null;
}

type Known = Pick<FoodPlace, 'level' | 'variance'>;

function placeIn(places: ReadonlyMap<FoodId, Known>, id: FoodId): Known {
  return places.get(id) ?? { level: UNTOLD.level, variance: 1 / UNTOLD.precision };
}

function gainOf(own: Known, other: Known): number {
  const says = 1 / (1 / precisionOfAnswer(own.level - other.level) + other.variance);
  return says / (says + 1 / own.variance);
}

function nearness(one: Course | null, other: Course | null): number {
  if (one === null || other === null) return UNKNOWN_COURSE;
  return one === other ? 1 : OTHER_COURSE;
}
