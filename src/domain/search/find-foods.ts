import { compareText } from '#prelude/compare-text.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareStanding, realRating } from '#domain/compare-standing.ts';
import type { MemberId } from '#domain/ids.ts';
import { safetyByFlag, safetyFromAllergen, isSafeFor } from '#domain/personal/is-safe-for.ts';
import { fitsMood } from '#domain/personal/mood-foods.ts';
import { tasteMatch } from '#domain/personal/taste-match.ts';
import { isWithin } from '#domain/pairing/passes-filters.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { foldSearchText } from './fold-search-text.ts';
import type { FoodQuestion } from './food-question.ts';
import { compareNewest } from './listed-foods.ts';
import { standingPoints } from './search-score.ts';
import { exactMatches, fuzzyMatches, type SearchableFoods, type SearchMatch } from './search-foods.ts';

export interface AskedBy {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
  /** Members whose names hold the text: their foods are found, too (spec 2 §5, search matching). */
  readonly uploaders?: readonly MemberId[];
  /** Foods wanted, counted from the best; all of them when it is not said. */
  readonly limit?: number;
}

/** The foods that are searched: plainly, or by an index that finds the same. */
export interface FoodSource<F extends TasteTraits> {
  all(): Iterable<F>;
  exact(query: string): Iterable<SearchMatch<F>>;
  fuzzy(query: string): Iterable<SearchMatch<F>>;
}

/** Foods that are looked through one by one. */
export function plainSource<F extends TasteTraits>(foods: SearchableFoods<F>): FoodSource<F> {
  return {
    all: () => foods.entries.map(({ food }) => food),
    exact: (query) => exactMatches(foods.entries, query),
    fuzzy: (query) => fuzzyMatches(foods, query),
  };
}

export interface FoundFoods<F> {
  /** How many there are in all. */
  readonly total: number;
  readonly foods: readonly F[];
}

/** Above so many, sorting all of them is quicker than keeping the best in order. */
const FEW = 200;

/**
 * The foods that a question of the advanced search lets through, in its order (spec 2 §2.11, §5 and §9). The text is looked for in name,
 * origin, flavours and description as the dropdown does, and in the uploader's names; words spelt nearly so count only where nothing else is found.
 */
export function findFoods<F extends TasteTraits>(source: FoodSource<F>, question: FoodQuestion, asker: AskedBy): FoundFoods<F> {
  const matches = matchesOf(source, question.text, new Set(asker.uploaders)).filter(({ food }) => passesQuestion(food, question, asker));
  const limit = asker.limit ?? matches.length;
  const compare = compareBy(question, asker);
  const best = limit <= FEW ? topOf(matches, { limit, compare }) : matches.toSorted(compare).slice(0, limit);
  return { total: matches.length, foods: best.map(({ food }) => food) };
}

function matchesOf<F extends TasteTraits>(source: FoodSource<F>, text: string, uploaders: ReadonlySet<MemberId>): readonly SearchMatch<F>[] {
  const query = foldSearchText(text);
  if (query === '') return Array.from(source.all(), (food) => ({ food, kind: 'whole', score: 0 }));
  const exact = [...source.exact(query)];
  const found = new Set(exact.map(({ food: { id } }) => id));
  for (const food of uploaders.size === 0 ? [] : source.all()) {
    if (food.uploadedBy !== null && uploaders.has(food.uploadedBy) && !found.has(food.id)) exact.push({ food, kind: 'words', score: standingPoints(food) });
  }
  return exact.length > 0 ? exact : [...source.fuzzy(query)];
}

const anyLevel = { from: 0, to: 5 } as const;

/** Whether a food passes all filters; what is not stated never passes one (R4, R5). */
function passesQuestion(food: TasteTraits, question: FoodQuestion, { memberId, profile }: AskedBy): boolean {
  const { cuisine, minimumRating, flavours, textures, intensities, withoutAllergens, diet, mood } = question;
  return (
    (cuisine === '' || foldCase(food.origin) === foldCase(cuisine)) &&
    (minimumRating <= 0 || realRating(food) >= minimumRating) &&
    holdsAll(food.flavours, flavours) &&
    holdsAll(food.textures, textures) &&
    intensityNames.every((name) => isWithin(food, name, intensities[name] ?? anyLevel)) &&
    withoutAllergens.every((allergen) => safetyFromAllergen(food, allergen) === 'safe') &&
    diet.every((flag) => safetyByFlag(food, flag) === 'safe') &&
    (mood === null || (fitsMood(food, mood, memberId) && (profile === null || isSafeFor(food, profile) !== 'unsafe')))
  );
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => words.some((word) => foldCase(word) === foldCase(one)));
}

type Compare = (one: SearchMatch<TasteTraits>, other: SearchMatch<TasteTraits>) => number;

function compareBy({ sort }: FoodQuestion, { profile }: AskedBy): Compare {
  const standing: Compare = (one, other) => compareStanding(one.food, other.food);
  switch (sort) {
    case 'relevance':
      return (one, other) => rank(one) - rank(other) || other.score - one.score || standing(one, other);
    case 'rating':
      return standing;
    case 'newest':
      return (one, other) => compareNewest(one.food, other.food);
    case 'reviews':
      return (one, other) => other.food.reviewCount - one.food.reviewCount || standing(one, other);
    case 'name':
      return (one, other) => compareText(foldSearchText(one.food.name), foldSearchText(other.food.name)) || standing(one, other);
    case 'match':
      return (one, other) => percentOf(other.food, profile) - percentOf(one.food, profile) || standing(one, other);
  }
}

const ranks = { whole: 0, words: 1, fuzzy: 2 } as const;

function rank({ kind }: SearchMatch<TasteTraits>): number {
  return ranks[kind];
}

function percentOf(food: TasteTraits, profile: TasteProfile | null): number {
  const match = profile === null ? null : tasteMatch(food, profile);
  return match?.kind === 'match' ? match.percent : 0;
}
