import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { topOf } from '#prelude/top-of.ts';
import type { PublicTastes } from './public-tastes.ts';

/** So many foods two members must both have rated before anything is said of how alike they taste. */
export const LEAST_SHARED = 5;
/** From this figure on somebody is called one who tastes like the member. */
export const TASTES_ALIKE = 60;
/** Square stars of agreement of which half is believed: what few foods say, or ratings that are nearly all the same, may be chance. */
const DOUBT = 6;

/** The public ratings of one member: stars from 1 to 5 by food. */
export type Ratings = ReadonlyMap<FoodId, number>;

/** What can be said of two members. */
export type Likeness =
  /** `percent`: whole, 0 to 100; 50 is neither alike nor unlike. `exact` is the same before it was rounded. */
  | { readonly kind: 'alike'; readonly percent: number; readonly exact: number; readonly shared: number }
  /** Fewer than `LEAST_SHARED` foods. */
  | { readonly kind: 'few'; readonly shared: number }
  /** One of them rated all shared foods as what they give on average: that says nothing of taste. */
  | { readonly kind: 'unsaid'; readonly shared: number };

/** One who tastes like the member. */
export interface TasteMate {
  readonly id: MemberId;
  readonly percent: number;
  readonly shared: number;
}

/**
 * How alike two members taste, by the foods that both rated publicly (R46). What counts is by how much a food is above or below what each gives on
 * average, `a` and `b`: who gives everything five stars says nothing.
 *
 *   agreement = 2 Σab / (Σa² + Σb²)          −1 to 1: 1 if they say the same of every shared food, −1 if they say the opposite
 *   evidence  = min(Σa², Σb²)                grows with the foods, and with how plainly each of the two told them apart
 *   exact     = 50 + 50 · agreement · evidence / (evidence + 6)
 *
 * So it is the same from either side, nobody is more alike than with the same ratings, and little evidence stays near 50.
 */
export function likenessOf(one: Ratings, other: Ratings): Likeness {
  const [oneMean, otherMean] = [meanOf(one), meanOf(other)];
  const sums = { shared: 0, both: 0, ones: 0, others: 0 };
  for (const [food, stars] of one) {
    const others = other.get(food);
    if (others === undefined) continue;
    const [a, b] = [stars - oneMean, others - otherMean];
    sums.shared += 1;
    sums.both += a * b;
    sums.ones += a * a;
    sums.others += b * b;
  }
  return likenessBySums(sums);
}

interface Sums {
  readonly shared: number;
  readonly both: number;
  readonly ones: number;
  readonly others: number;
}

/** Square stars below which somebody is taken to have rated all alike: what is left of rounding. */
const NOTHING = 1e-9;

function likenessBySums(sums: Sums): Likeness {
  const { shared, ones, others } = sums;
  if (shared < LEAST_SHARED) return { kind: 'few', shared };
  if (Math.min(ones, others) < NOTHING) return { kind: 'unsaid', shared };
  const exact = exactOf(sums);
  return { kind: 'alike', percent: Math.round(exact), exact, shared };
}

function exactOf({ both, ones, others }: Sums): number {
  const evidence = Math.min(ones, others);
  return 50 + (50 * ((2 * both) / (ones + others)) * evidence) / (evidence + DOUBT);
}

function meanOf(ratings: Ratings): number {
  let sum = 0;
  for (const stars of ratings.values()) sum += stars;
  return ratings.size === 0 ? 0 : sum / ratings.size;
}

/** A member's own ratings, laid out for one pass over those of all others. */
export interface LaidOut {
  /** Of each food of the tastes by how much its stars are above the member's mean; NaN for a food that the member did not rate. */
  readonly above: Float64Array;
}

export function layOutRatings(tastes: PublicTastes, own: Ratings): LaidOut {
  const mean = meanOf(own);
  return { above: Float64Array.from(tastes.foods, (id) => (own.get(id) ?? Number.NaN) - mean) };
}

/** As `likenessOf`, of one of those whose ratings are published. */
export function likenessAt(tastes: PublicTastes, { above }: LaidOut, at: number): Likeness {
  return likenessBySums(sumsAt(tastes, above, at));
}

function sumsAt({ starts, places, stars, means }: PublicTastes, above: Float64Array, at: number): Sums {
  let [shared, both, ones, others] = [0, 0, 0, 0];
  const [mean, end] = [means[at] ?? 0, starts[at + 1] ?? 0];
  for (let rating = starts[at] ?? 0; rating < end; rating += 1) {
    const a = above[places[rating] ?? 0] ?? Number.NaN;
    if (Number.isNaN(a)) continue;
    const b = (stars[rating] ?? 0) - mean;
    shared += 1;
    both += a * b;
    ones += a * a;
    others += b * b;
  }
  return { shared, both, ones, others };
}

interface Asked {
  readonly own: Ratings;
  readonly limit: number;
  /** Who is never among them: the member, and from whom a block parts them. */
  readonly isLeftOut: (id: MemberId) => boolean;
}

/** Who tastes like the member: from `TASTES_ALIKE` on, the most alike first, equals by the number of shared foods and then by id. */
export function tasteMates(tastes: PublicTastes, { own, limit, isLeftOut }: Asked): readonly TasteMate[] {
  const laid = layOutRatings(tastes, own);
  const alike: (TasteMate & { readonly exact: number })[] = [];
  for (const [at, id] of tastes.members.entries()) {
    const sums = sumsAt(tastes, laid.above, at);
    // Most share too little: nothing is made of them.
    if (sums.shared < LEAST_SHARED) continue;
    const likeness = likenessBySums(sums);
    if (likeness.kind === 'alike' && likeness.percent >= TASTES_ALIKE && !isLeftOut(id))
      alike.push({ id, ...likeness });
  }
  const compare = (one: (typeof alike)[number], other: (typeof alike)[number]) =>
    other.exact - one.exact || other.shared - one.shared || (one.id < other.id ? -1 : 1);
  return topOf(alike, { limit, compare }).map(({ id, percent, shared }) => ({ id, percent, shared }));
}

/** Stars from which on a food is loved. */
const LOVED = 4;

/** A food that one who tastes like the member loved. */
export interface LovedFood {
  readonly id: FoodId;
  /** Who loved it: the one of them who tastes most like the member. */
  readonly by: MemberId;
}

/** What these members gave 4 stars or more, the most stars first, then what the most alike of them gave them; without what the member rated. */
export function lovedBy(
  tastes: PublicTastes,
  { own, mates }: { readonly own: Ratings; readonly mates: readonly TasteMate[] },
): readonly LovedFood[] {
  const placeOf = new Map(tastes.members.map((id, at) => [id, at]));
  const loved = new Map<FoodId, LovedFood & { readonly stars: number; readonly rank: number }>();
  for (const [rank, { id: by }] of mates.entries()) {
    const at = placeOf.get(by);
    if (at === undefined) continue;
    for (let rating = tastes.starts[at] ?? 0; rating < (tastes.starts[at + 1] ?? 0); rating += 1) {
      const [id, stars] = [tastes.foods[tastes.places[rating] ?? 0], tastes.stars[rating] ?? 0];
      if (id === undefined || stars < LOVED || own.has(id) || (loved.get(id)?.stars ?? 0) >= stars) continue;
      loved.set(id, { id, by, stars, rank });
    }
  }
  return [...loved.values()]
    .toSorted((one, other) => other.stars - one.stars || one.rank - other.rank || (one.id < other.id ? -1 : 1))
    .map(({ id, by }) => ({ id, by }));
}
