import { compareText } from '#prelude/text/compare-text.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { realRating, byRatingOn } from '#domain/foods/compare-by-rating.ts';
import { type Day, noDay } from '#domain/values/day.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { dietStatus } from '#domain/safety/diet-status.ts';
import { mayOffer } from '#domain/safety/offer-to.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { fitsMood } from './mood-foods.ts';
import { type LearnedTaste, likingPercent, untaughtTaste } from '#domain/liking/learned-taste.ts';
import { isWithin } from '#domain/foods/level-range.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { FoodQuestion, Mood } from './food-question.ts';
import { ratingPoints } from './search-score.ts';
import { exactMatches, fuzzyMatches, type SearchableFoods, type SearchMatch } from './search-foods.ts';

export interface AskedBy {
  /** Whose lots order what is equal (R36). */
  readonly on?: Day;
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
  /** What ratings taught; without it the profile speaks alone (R33). */
  readonly taste?: LearnedTaste;
  /** Members whose names hold the text: their foods are found, too (spec 2 §5, search matching). */
  readonly uploaders?: readonly MemberId[];
  /** Of whom nothing is found that speaks against what they avoid (R28); null or not said: of nobody. */
  readonly leavesOut?: SafetyNeeds | null;
  /** What else a food must pass; all pass when it is not said. */
  readonly passes?: (food: TasteTraits) => boolean;
  /** Foods wanted, counted from the best; all of them when it is not said. */
  readonly limit?: number;
}

export interface FoundFoods<F> {
  /** How many there are in all. */
  readonly total: number;
  readonly foods: readonly F[];
  /** Of each of them: equal for foods that the text finds equally well. */
  readonly points: readonly string[];
}

/**
 * The foods that a question of the advanced search lets through, in its order (spec 2 §2.11, §5 and §9), by plain means: the rule to which
 * the ranking worker's columns are held. The text is looked for in name, origin, flavours and description as the dropdown does, and in the
 * uploader's names; words spelt nearly so count only where nothing else is found.
 */
export function findFoods<F extends TasteTraits>(
  foods: SearchableFoods<F>,
  question: FoodQuestion,
  asker: AskedBy,
): FoundFoods<F> {
  const [passes, passesElse] = [passesOf(question, asker), asker.passes];
  const matches = matchesOf(foods, question.text, new Set(asker.uploaders)).filter(
    ({ food }) => passes(food) && (passesElse === undefined || passesElse(food)),
  );
  const best = topOf(matches, { limit: asker.limit ?? matches.length, compare: compareBy(question, asker) });
  return foundFoods(best, matches.length);
}

export function foundFoods<F extends TasteTraits>(best: readonly SearchMatch<F>[], total: number): FoundFoods<F> {
  return { total, foods: best.map(({ food }) => food), points: best.map(({ kind, score }) => `${kind} ${score}`) };
}

function matchesOf<F extends TasteTraits>(
  foods: SearchableFoods<F>,
  text: string,
  uploaders: ReadonlySet<MemberId>,
): readonly SearchMatch<F>[] {
  const query = foldSearchText(text);
  const exact = foundExactly(foods, query, uploaders);
  return exact.length > 0 ? exact : [...fuzzyMatches(foods, query)];
}

/** Those that hold the text, or whose uploader is one of these; every food for a blank one. @param query folded */
export function foundExactly<F extends TasteTraits>(
  foods: SearchableFoods<F>,
  query: string,
  uploaders: ReadonlySet<MemberId>,
): readonly SearchMatch<F>[] {
  if (query === '') return foods.entries.map(({ food }) => ({ food, kind: 'whole', score: 0 }));
  const exact = [...exactMatches(foods.entries, query)];
  const found = new Set(exact.map(({ food: { id } }) => id));
  const theirs = foods.entries.filter(
    ({ food: { id, uploadedBy } }) => uploadedBy !== null && uploaders.has(uploadedBy) && !found.has(id),
  );
  return [...exact, ...theirs.map(({ food }): SearchMatch<F> => ({ food, kind: 'words', score: ratingPoints(food) }))];
}

/** Whether a food passes all filters; what is not stated never passes one (R4, R5). */
export function passesQuestion(food: TasteTraits, question: FoodQuestion, asker: AskedBy): boolean {
  return passesOf(question, asker)(food);
}

/** The same for many foods: only what is asked for is looked at. */
function passesOf(question: FoodQuestion, asker: AskedBy): (food: TasteTraits) => boolean {
  const {
    cuisine,
    minimumRating,
    flavours,
    textures,
    intensities,
    mood,
    withoutAllergens,
    diet,
    holding = [],
  } = question;
  const wanted = foldCase(cuisine);
  const levels = intensityNames.flatMap((name) =>
    intensities[name] === undefined ? [] : [{ name, range: intensities[name] }],
  );
  const asked: readonly (readonly [boolean, (food: TasteTraits) => boolean])[] = [
    [cuisine !== '', (food) => foldCase(food.origin) === wanted],
    [minimumRating > 0, (food) => realRating(food) >= minimumRating],
    [flavours.length > 0, (food) => holdsAll(food.flavours, flavours)],
    [textures.length > 0, (food) => holdsAll(food.textures, textures)],
    ...levels.map(({ name, range }) => [true, (food: TasteTraits) => isWithin(food, name, range)] as const),
    [withoutAllergens.length + diet.length + holding.length > 0, (food) => passesHealth(food, question)],
    [mood !== null, (food) => mood === null || passesMood(food, mood, asker)],
    [Boolean(asker.leavesOut), (food) => mayOffer(food, asker.leavesOut ?? null)],
  ];
  const checks = asked.flatMap(([isAsked, check]) => (isAsked ? [check] : []));
  return (food) => checks.every((check) => check(food));
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => words.some((word) => foldCase(word) === foldCase(one)));
}

/** Whether none of these allergens is among those stated of a food, it is stated to keep these diets, and to contain what is asked for (R28). */
export function passesHealth(
  food: TasteTraits,
  { withoutAllergens, diet, holding = [] }: Pick<FoodQuestion, 'withoutAllergens' | 'diet' | 'holding'>,
): boolean {
  return (
    holding.every((allergen) => allergenStatus(food, allergen) === 'contains') &&
    withoutAllergens.every((allergen) => allergenStatus(food, allergen) === 'stated-free') &&
    diet.every((flag) => dietStatus(food, flag) === 'stated-free')
  );
}

function passesMood(food: TasteTraits, mood: Mood, { memberId, profile }: AskedBy): boolean {
  return fitsMood(food, mood, memberId) && mayOffer(food, profile);
}

type Compare = (one: SearchMatch<TasteTraits>, other: SearchMatch<TasteTraits>) => number;

/** The order of a question. */
export function compareBy(
  { sort }: Pick<FoodQuestion, 'sort'>,
  { on = noDay, profile, taste = untaughtTaste }: Pick<AskedBy, 'on' | 'profile' | 'taste'>,
): Compare {
  const compareFoods = byRatingOn(on);
  const byRating: Compare = (one, other) => compareFoods(one.food, other.food);
  switch (sort) {
    case 'relevance':
      return (one, other) => compareRelevance(one, other) || byRating(one, other);
    case 'rating':
      return byRating;
    case 'newest':
      return (one, other) => other.food.createdAt - one.food.createdAt || byRating(one, other);
    case 'reviews':
      return (one, other) => other.food.reviewCount - one.food.reviewCount || byRating(one, other);
    case 'name':
      return (one, other) =>
        compareText(foldSearchText(one.food.name), foldSearchText(other.food.name)) || byRating(one, other);
    case 'match': {
      const percent = percents(profile, taste);
      return (one, other) => percent(other.food) - percent(one.food) || byRating(one, other);
    }
  }
}

const ranks = { whole: 0, words: 1, made: 2, fuzzy: 3 } as const;

/** By how it was found, then by points, the best first. */
export function compareRelevance(
  one: Pick<SearchMatch<TasteTraits>, 'kind' | 'score'>,
  other: Pick<SearchMatch<TasteTraits>, 'kind' | 'score'>,
): number {
  return ranks[one.kind] - ranks[other.kind] || other.score - one.score;
}

/** Each food is matched once, however often it is compared. */
function percents(profile: TasteProfile | null, taste: LearnedTaste): (food: TasteTraits) => number {
  const known = new Map<TasteTraits, number>();
  return (food) => {
    const percent = known.get(food) ?? likingPercent(food, { profile, taste });
    known.set(food, percent);
    return percent;
  };
}
