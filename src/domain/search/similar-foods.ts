import { foldCase } from '#prelude/text/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { bothStateTemperature, statedByBoth } from '#domain/pairing/pairing-reasons.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

/** A shared word counts by how rare it is: these times the logarithm of one in how many foods say it. The others count once, `near` for each point up to 3 that two intensities are not apart. */
export const similarPoints = {
  flavour: 1,
  texture: 0.75,
  aroma: 0.5,
  method: 0.75,
  ingredient: 0.5,
  origin: 1,
  course: 3,
  temperature: 0.5,
  near: 0.6,
} as const;
export const SIMILAR_LIMIT = 4;
const FURTHEST = 3;

const wordKinds = ['flavour', 'texture', 'aroma', 'method', 'ingredient'] as const;
export type WordKind = (typeof wordKinds)[number];

const wordsOf: Readonly<Record<WordKind, (food: TasteTraits) => readonly string[]>> = {
  flavour: ({ flavours }) => flavours,
  texture: ({ textures }) => textures,
  aroma: ({ aromas }) => aromas,
  method: ({ cookingMethods }) => cookingMethods,
  ingredient: ({ ingredients }) => ingredients,
};

/** What each of a food's own words (folded) is worth to whatever shares it, in tenths. */
export type WordWorths = Readonly<Record<WordKind, ReadonlyMap<string, number>>>;

export interface SimilarFood<F> {
  readonly food: F;
  readonly score: number;
}

/** In tenths, at least one. @param count foods that say the word, of `foods` */
export function wordWorth(kind: WordKind, count: number, foods: number): number {
  return Math.max(1, Math.round(similarPoints[kind] * Math.log((foods + 1) / Math.max(1, count)) * 10));
}

/** In tenths. @param tenths between two intensities */
export function nearWorth(tenths: number): number {
  return Math.round(similarPoints.near * Math.max(0, FURTHEST * 10 - tenths));
}

/** The worth of a food's words among some foods. */
function wordWorths(food: TasteTraits, foods: readonly TasteTraits[]): WordWorths {
  const worthsOf = (kind: WordKind) => {
    const counts = new Map(wordsOf[kind](food).map((word) => [foldCase(word), 0]));
    for (const one of foods)
      for (const word of foldedOnce(wordsOf[kind](one)))
        if (counts.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return new Map(Array.from(counts, ([word, count]) => [word, wordWorth(kind, count, foods.length)]));
  };
  return {
    flavour: worthsOf('flavour'),
    texture: worthsOf('texture'),
    aroma: worthsOf('aroma'),
    method: worthsOf('method'),
    ingredient: worthsOf('ingredient'),
  };
}

function foldedOnce(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldCase));
}

interface SimilarChoice {
  readonly limit?: number;
  /** Of `wordWorths` over the whole catalogue, where `candidates` are only some of it. */
  readonly worths?: WordWorths;
}

/**
 * The foods most like `food` that may be offered, best first, at most 4 (spec 1 §9, similar foods; R28): by words in common, rare ones first,
 * by course, cuisine, temperature and ways of cooking, and by how near their intensities are. What has neither flavour, texture nor origin in
 * common is not like it. Ties by rating.
 */
export function similarFoods<F extends TasteTraits>(
  food: TasteTraits,
  candidates: Iterable<F>,
  needs: SafetyNeeds | null,
  choice: SimilarChoice = {},
): Offered<SimilarFood<F>> {
  const foods = [...candidates];
  const { limit = SIMILAR_LIMIT, worths = wordWorths(food, foods) } = choice;
  const scored = foods.flatMap((candidate) =>
    candidate.id !== food.id && isAkin(food, candidate) && mayOffer(candidate, needs)
      ? [{ food: candidate, score: likeness(food, candidate, worths) / 10 }]
      : [],
  );
  const best = topOf(scored, {
    limit,
    compare: (one, other) => other.score - one.score || compareByRating(one.food, other.food),
  });
  return offerTo(best, needs, (similar) => similar.food);
}

/** Whether two foods have a flavour, a texture or their origin in common. */
export function isAkin(food: TasteTraits, candidate: TasteTraits): boolean {
  const shares = (ones: readonly string[], others: readonly string[]) => {
    const words = foldedOnce(ones);
    return others.some((word) => words.has(foldCase(word)));
  };
  return (
    shares(food.flavours, candidate.flavours) ||
    shares(food.textures, candidate.textures) ||
    isOf(food.origin, candidate.origin)
  );
}

function isOf(origin: Food['origin'], other: Food['origin']): boolean {
  return origin !== '' && foldCase(origin) === foldCase(other);
}

/** In tenths. */
function likeness(food: TasteTraits, candidate: TasteTraits, worths: WordWorths): number {
  let sum = 0;
  for (const kind of wordKinds)
    for (const word of foldedOnce(wordsOf[kind](candidate))) sum += worths[kind].get(word) ?? 0;
  if (isOf(food.origin, candidate.origin)) sum += similarPoints.origin * 10;
  const course = courseOf(food);
  if (course !== null && course === courseOf(candidate)) sum += similarPoints.course * 10;
  if (
    bothStateTemperature(food, candidate) &&
    foldCase(food.temperatureServed) === foldCase(candidate.temperatureServed)
  )
    sum += similarPoints.temperature * 10;
  for (const name of statedByBoth(food, candidate))
    sum += nearWorth(Math.abs(Math.round(food.intensities[name] * 10) - Math.round(candidate.intensities[name] * 10)));
  return sum;
}
