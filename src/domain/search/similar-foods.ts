import { foldCase } from '#prelude/text/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import type { Course } from '#domain/foods/course.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { bothStateTemperature, statedByBoth } from '#domain/pairing/pairing-reasons.ts';
import { nearnessOf } from '#domain/pairing/partners/vote-count.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { namedKeys } from '#domain/pairing/partners/partner-mentions.ts';
import { type Plate, plateOf } from '#domain/pairing/plate.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { firstIngredientWords, weighedIngredientWords, type WordKind, wordKinds, wordsOf } from './similar-words.ts';

/**
 * A shared word counts by how rare it is: these times the logarithm of one in how many foods say it, `main` for words of what both have most of. The
 * others count once, `near` for each point up to 3 that two intensities are not apart. As a regression over one half of the foods gave them, rounded
 * (docs/truth.md).
 */
export const similarPoints = {
  flavour: 1,
  texture: 1.8,
  aroma: 1.1,
  method: 1.2,
  told: 0.6,
  ingredient: 0.2,
  main: 0.7,
  origin: 4,
  nearOrigin: 2.8,
  course: 5.8,
  drink: 2.4,
  morning: 4,
  starch: 3.8,
  /** Of two drinks, two desserts, or two that are neither. */
  together: 4,
  temperature: 2.8,
  near: 1.2,
  /** More than all else can be: its own record says so. */
  named: 200,
} as const;
export const SIMILAR_LIMIT = 4;
const FURTHEST = 3;
/** A word of a description that more than one in so many say tells no kind of food. */
const TELLING = 8;

/** What each of a food's own words (folded) is worth to whatever shares it, in tenths. */
export type WordWorths = Readonly<Record<WordKind | 'main', ReadonlyMap<string, number>>>;

export interface SimilarFood<F> {
  readonly food: F;
  readonly score: number;
}

/** In tenths. @param count foods that say the word, of `foods` */
function wordWorth(kind: WordKind | 'main', count: number, foods: number): number {
  if (kind === 'told' && count * TELLING > foods) return 0;
  return Math.max(1, Math.round(similarPoints[kind] * Math.log((foods + 1) / Math.max(1, count)) * 10));
}

/** @param countOf how many foods say a word, of `foods` */
export function wordWorths(
  food: TasteTraits,
  countOf: (kind: WordKind, word: string) => number,
  foods: number,
): WordWorths {
  const worthsOf = (kind: WordKind, words: Iterable<string> = wordsOf[kind](food)) =>
    new Map(Array.from(words, (word) => [word, wordWorth(kind, countOf(kind, word), foods)]));
  const ingredients = weighedIngredientWords(food);
  const first = firstIngredientWords(food);
  return {
    flavour: worthsOf('flavour'),
    texture: worthsOf('texture'),
    aroma: worthsOf('aroma'),
    method: worthsOf('method'),
    told: worthsOf('told'),
    ingredient: worthsOf('ingredient', ingredients),
    main: new Map(
      ingredients
        .filter((word) => first.has(word))
        .map((word) => [word, wordWorth('main', countOf('ingredient', word), foods)]),
    ),
  };
}

/** In tenths. @param tenths between two intensities */
export function nearWorth(tenths: number): number {
  return Math.round(similarPoints.near * Math.max(0, FURTHEST * 10 - tenths));
}

/** In points. @param home, @param other cuisines, folded */
export function originPoints(home: string, other: string): number {
  switch (nearnessOf(home, other)) {
    case 'home':
      return similarPoints.origin;
    case 'table':
    case 'region':
      return similarPoints.nearOrigin;
    default:
      return 0;
  }
}

/** In points: what two foods are on a table, beside how they taste; 0 where nobody knows the course of one. */
export function platePoints(one: Plate, other: Plate): number {
  if (one.course === null || other.course === null) return 0;
  return (
    (one.course === other.course ? similarPoints.course : 0) +
    (one.drink !== null && one.drink === other.drink ? similarPoints.drink : 0) +
    (one.isMorning && other.isMorning ? similarPoints.morning : 0) +
    (one.isStarch === other.isStarch ? similarPoints.starch : 0) +
    (isApart(one.course, other.course) ? 0 : similarPoints.together)
  );
}

/** In points: what it adds that the record of one food names the other. Who likes a cake with coffee does not ask for coffee. */
export function namedPoints(food: TasteTraits, named: TasteTraits): number {
  return isApart(courseOf(food), courseOf(named)) ? 0 : similarPoints.named;
}

/** A drink, a dessert, and what is neither. */
function isApart(one: Course | null, other: Course | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one !== other &&
    [one, other].some((course) => course === 'drink' || course === 'dessert')
  );
}

function countsAmong(food: TasteTraits, foods: readonly TasteTraits[]): (kind: WordKind, word: string) => number {
  const counts = new Map<string, number>();
  for (const kind of wordKinds) {
    const own = wordsOf[kind](food);
    for (const one of foods)
      for (const word of wordsOf[kind](one))
        if (own.has(word)) counts.set(`${kind} ${word}`, (counts.get(`${kind} ${word}`) ?? 0) + 1);
  }
  return (kind, word) => counts.get(`${kind} ${word}`) ?? 0;
}

/** Those of some foods that the record of one names as similar, by name or alias. */
export function namedAmong(food: Food, foods: readonly Food[]): ReadonlySet<FoodId> {
  const names = new Set(food.similarFoods.flatMap((name) => namedKeys(name, food.origin)));
  const isNamed = (one: Food) => [one.name, one.nativeName].some((name) => name !== '' && names.has(foldCase(name)));
  return new Set(foods.filter(isNamed).map(({ id }) => id));
}

interface SimilarChoice {
  readonly limit?: number;
  /** Of `wordWorths` over the whole catalogue, where `candidates` are only some of it. */
  readonly worths?: WordWorths;
  /** Foods that its own record names as similar: they come first. */
  readonly named?: ReadonlySet<FoodId>;
}

/**
 * The foods most like `food` that may be offered, best first, at most 4 (spec 1 §9, similar foods; R28): those that its record names; then by words in
 * common, rare ones first, by what they are made of and are on a table, by cuisine, temperature and ways of cooking, and by how near their intensities
 * are. What has neither flavour, texture nor origin in common is not like it, unless the record says so. Ties by rating.
 */
export function similarFoods<F extends TasteTraits>(
  food: TasteTraits,
  candidates: Iterable<F>,
  needs: SafetyNeeds | null,
  choice: SimilarChoice = {},
): Offered<SimilarFood<F>> {
  const foods = [...candidates];
  const {
    limit = SIMILAR_LIMIT,
    worths = wordWorths(food, countsAmong(food, foods), foods.length),
    named = new Set(),
  } = choice;
  const scored = foods.flatMap((candidate) =>
    candidate.id !== food.id && (named.has(candidate.id) || isAkin(food, candidate)) && mayOffer(candidate, needs)
      ? [
          {
            food: candidate,
            score:
              likeness(food, candidate, worths) / 10 + (named.has(candidate.id) ? namedPoints(food, candidate) : 0),
          },
        ]
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
  const shares = (kind: WordKind) => {
    const words = wordsOf[kind](food);
    for (const word of wordsOf[kind](candidate)) if (words.has(word)) return true;
    return false;
  };
  return (
    shares('flavour') ||
    shares('texture') ||
    (food.origin !== '' && foldCase(food.origin) === foldCase(candidate.origin))
  );
}

/** In tenths. */
function likeness(food: TasteTraits, candidate: TasteTraits, worths: WordWorths): number {
  const points =
    originPoints(foldCase(food.origin), foldCase(candidate.origin)) +
    platePoints(plateOf(food), plateOf(candidate)) +
    (bothStateTemperature(food, candidate) && foldCase(food.temperatureServed) === foldCase(candidate.temperatureServed)
      ? similarPoints.temperature
      : 0);
  let sum = Math.round(points * 10);
  for (const kind of wordKinds) for (const word of wordsOf[kind](candidate)) sum += worths[kind].get(word) ?? 0;
  for (const word of firstIngredientWords(candidate)) sum += worths.main.get(word) ?? 0;
  for (const name of statedByBoth(food, candidate))
    sum += nearWorth(Math.abs(Math.round(food.intensities[name] * 10) - Math.round(candidate.intensities[name] * 10)));
  return sum;
}
