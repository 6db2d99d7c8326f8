import { type CalendarDay, momentOf } from '#domain/diary/calendar-day.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { byLot, noDay } from '#domain/values/day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { DaySpan } from './recap-period.ts';

/** One time that a member ate something and said when. */
export interface Tasted {
  readonly day: CalendarDay;
  /** null: no food of the catalogue. */
  readonly foodId: FoodId | null;
  readonly foodName: string;
  /** 1 to 5; null: not said. */
  readonly stars: number | null;
}

/** What a recap reads of a food. */
export interface RecapFood {
  readonly id: FoodId;
  /** '' for not stated. */
  readonly origin: string;
  /** 0-5, of those that are stated or measured alone (R4): a typical value is no evidence. */
  readonly levels: Readonly<Partial<Record<IntensityName, number>>>;
}

export interface LovedFood {
  readonly foodId: FoodId | null;
  readonly foodName: string;
  /** 4 to 5, the mean of what was said of it in this time. */
  readonly stars: number;
  readonly times: number;
}

/** How a taste moved: means over the foods that were loved, 0-5. */
export interface TasteMove {
  readonly taste: IntensityName;
  readonly before: number;
  readonly now: number;
}

/** A member's month or year at the table. */
export interface Recap {
  readonly times: number;
  /** Different ones. */
  readonly foods: number;
  /** On which something was tasted. */
  readonly days: number;
  /** Different ones, of foods whose origin is known here. */
  readonly cuisines: number;
  /** Tasted for the first time ever, in their order; null where this device does not know all that was tasted before. */
  readonly newCuisines: readonly string[] | null;
  /** At most 3, the best first; of equals the more frequent, then the latest, then by lot (R36). */
  readonly loved: readonly LovedFood[];
  /** The food that tastes strongest by what is stated of at least three tastes. */
  readonly boldest: FoodId | null;
  /** The strongest first, at most 3; [] where too little is known of either time. */
  readonly moves: readonly TasteMove[];
  /** The mean of what was tasted, each food once, 0-5; what nothing is known of is absent. */
  readonly levels: Readonly<Partial<Record<IntensityName, number>>>;
}

/** From so many stars on a food was loved. */
const LOVED = 4;
const MOST_LOVED = 3;
/** A food is called bold by no fewer tastes. */
const TASTES_OF_BOLDEST = 3;
/** Foods that a mean needs before it is set against another. */
const FOODS_OF_MEAN = 3;
/** A smaller step is chance. */
const LEAST_MOVE = 0.5;
const MOST_MOVES = 3;

interface RecapQuestion {
  /** All that was ever tasted, in any order. */
  readonly tasted: readonly Tasted[];
  /** Of the tasted foods those that this device knows. */
  readonly foods: ReadonlyMap<FoodId, RecapFood>;
  readonly span: DaySpan;
  /** The time before it that it is set against. */
  readonly before: DaySpan;
}

/** What a month or a year at the table was like. It says nothing that the diary and the foods do not state. */
export function recapOf({ tasted, foods, span, before }: RecapQuestion): Recap {
  const ever = tasted.toSorted(earliestFirst);
  const within = ever.filter(isIn(span));
  const dishes = dishesOf(within);
  const known = dishes.flatMap(({ foodId }) => foodOf(foods, foodId));
  return {
    times: within.length,
    foods: dishes.length,
    days: new Set(within.map(({ day }) => day)).size,
    cuisines: new Set(known.flatMap(cuisineKey)).size,
    newCuisines: newCuisines(within, {
      earlier: ever.filter(({ day }) => day < span.from),
      foods,
    }),
    loved: mostLoved(dishes),
    boldest: boldestOf(known),
    moves: movesOf(lovedFoods(dishesOf(ever.filter(isIn(before))), foods), lovedFoods(dishes, foods)),
    levels: meansOf(known, 1),
  };
}

interface Dish {
  readonly foodId: FoodId | null;
  readonly foodName: string;
  readonly stars: readonly number[];
  readonly times: number;
  readonly last: CalendarDay;
}

/** @param tasted the earliest first */
function dishesOf(tasted: readonly Tasted[]): readonly Dish[] {
  const dishes = new Map<string, Dish>();
  for (const { day, foodId, foodName, stars } of tasted) {
    const key = nameOf({ foodId, foodName });
    const { times = 0, stars: said = [] } = dishes.get(key) ?? {};
    const all = stars === null ? said : [...said, stars];
    dishes.set(key, { foodId, foodName, times: times + 1, stars: all, last: day });
  }
  return [...dishes.values()];
}

function mostLoved(dishes: readonly Dish[]): readonly LovedFood[] {
  return dishes
    .filter(isLoved)
    .map((dish) => ({ ...dish, stars: meanOf(dish.stars) }))
    .toSorted(
      (one, other) =>
        other.stars - one.stars ||
        other.times - one.times ||
        momentOf(other.last) - momentOf(one.last) ||
        compareLots(nameOf(one), nameOf(other)),
    )
    .slice(0, MOST_LOVED)
    .map(({ foodId, foodName, stars, times }) => ({ foodId, foodName, stars, times }));
}

function isLoved({ stars }: Dish): boolean {
  return stars.length > 0 && meanOf(stars) >= LOVED;
}

function lovedFoods(dishes: readonly Dish[], foods: RecapQuestion['foods']): readonly RecapFood[] {
  return dishes.filter(isLoved).flatMap(({ foodId }) => foodOf(foods, foodId));
}

function newCuisines(
  within: readonly Tasted[],
  { earlier, foods }: { readonly earlier: readonly Tasted[]; readonly foods: RecapQuestion['foods'] },
): readonly string[] | null {
  if (earlier.some(({ foodId }) => foodId !== null && !foods.has(foodId))) return null;
  const met = new Set(earlier.flatMap(({ foodId }) => foodOf(foods, foodId)).flatMap(cuisineKey));
  const added: string[] = [];
  for (const { foodId } of within)
    for (const food of foodOf(foods, foodId))
      for (const key of cuisineKey(food)) {
        if (!met.has(key)) added.push(food.origin);
        met.add(key);
      }
  return added;
}

function boldestOf(known: readonly RecapFood[]): FoodId | null {
  const bold = known
    .filter(({ levels }) => Object.keys(levels).length >= TASTES_OF_BOLDEST)
    .map((food) => ({ food, strength: strengthOf(food) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength || compareLots(one.food.id, other.food.id));
  return bold[0]?.food.id ?? null;
}

/** A single strong taste is bolder than the same sum of weak ones. */
function strengthOf({ levels }: RecapFood): number {
  return Object.values(levels).reduce((sum, level) => sum + level ** 2, 0);
}

function movesOf(before: readonly RecapFood[], now: readonly RecapFood[]): readonly TasteMove[] {
  const [then, today] = [meansOf(before, FOODS_OF_MEAN), meansOf(now, FOODS_OF_MEAN)];
  return intensityNames
    .flatMap((taste): TasteMove[] => {
      const [from, to] = [then[taste], today[taste]];
      return from === undefined || to === undefined ? [] : [{ taste, before: from, now: to }];
    })
    .filter((move) => stepOf(move) >= LEAST_MOVE)
    .toSorted((one, other) => stepOf(other) - stepOf(one))
    .slice(0, MOST_MOVES);
}

function stepOf({ before, now }: TasteMove): number {
  return Math.abs(now - before);
}

/** Of each taste the mean over the foods of which it is known, where these are not fewer than `least`. */
function meansOf(foods: readonly RecapFood[], least: number): Recap['levels'] {
  return Object.fromEntries(
    intensityNames.flatMap((taste) => {
      const levels = foods.flatMap((food) => food.levels[taste] ?? []);
      return levels.length < least ? [] : [[taste, meanOf(levels)]];
    }),
  );
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function foodOf(foods: RecapQuestion['foods'], id: FoodId | null): readonly RecapFood[] {
  const food = id === null ? undefined : foods.get(id);
  return food === undefined ? [] : [food];
}

function cuisineKey({ origin }: RecapFood): readonly string[] {
  return origin === '' ? [] : [foldCase(origin)];
}

function isIn({ from, to }: DaySpan): (tasted: Tasted) => boolean {
  return ({ day }) => day >= from && day <= to;
}

function earliestFirst(one: Tasted, other: Tasted): number {
  return momentOf(one.day) - momentOf(other.day) || compareLots(nameOf(one), nameOf(other));
}

const compareLots = byLot(noDay);

/** What is called alike is one dish where the catalogue has it not. */
function nameOf({ foodId, foodName }: Pick<Tasted, 'foodId' | 'foodName'>): string {
  return foodId ?? `called ${foldCase(foodName)}`;
}
