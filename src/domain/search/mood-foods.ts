import { dietStatus } from '#domain/safety/diet-status.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { realRating, byRatingOn } from '#domain/foods/compare-by-rating.ts';
import type { Day } from '#domain/values/day.ts';
import { variedOn } from '#domain/day/day-table.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { courseOf } from '#domain/pairing/course.ts';
import type { Mood } from './food-question.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import { isBreakfast } from '#domain/personal/breakfast.ts';
import { heatSteps, moodScales } from './mood-scales.ts';

const MOOD_LIMIT = 6;
/** So many of the best are looked at: of those that fit about as well another six stand there the next day. */
export const MOOD_CONTENDERS = 24;
/** Of the points of the best: with less a food does not fit as well. */
const AS_GOOD = 0.5;
/** An adventure says what it is of, in more than two words (spec 1 §9). */
const TOLD_FLAVOURS = 3;

/** The mood of a local hour 0-23: before 11 morning, before 17 afternoon, else evening (spec 1 §2, explore). */
export function moodOfHour(hour: number): Extract<Mood, 'morning' | 'afternoon' | 'evening'> {
  if (hour < 11) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** Someone as the mood rules see one. */
interface MoodTaster {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
}

/** What speaks for a food in a mood, in whole points, by what is stated of it alone (R4). It fits from `moodScales[mood].least` on. */
export function moodPoints(food: TasteTraits, mood: Mood): number {
  const scale = moodScales[mood];
  const wordsIn = (worths: Readonly<Record<string, number>>, words: readonly string[]) =>
    words.reduce((sum, word) => sum + moodWorth(worths, word), 0);
  const course = courseOf(food);
  return (
    (course === null ? 0 : (scale.courses[course] ?? 0)) +
    (isBreakfast(food) ? scale.breakfast : 0) +
    wordsIn(scale.flavours, food.flavours) +
    wordsIn(scale.textures, food.textures) +
    (isCreamy(food.mouthfeel) ? scale.creamyMouthfeel : 0) +
    (food.defaulted.includes('temperatureServed') ? 0 : moodWorth(scale.served, food.temperatureServed)) +
    (food.defaulted.includes('spicy') ? 0 : scale.heat * heatSteps(food.intensities.spicy)) +
    (realRating(food) > scale.ratingAbove && realRating(food) > 0 ? scale.wellRated : 0)
  );
}

/** @param worths by the folded word */
export function moodWorth(worths: Readonly<Record<string, number>>, word: string): number {
  const folded = foldCase(word);
  return Object.hasOwn(worths, folded) ? (worths[folded] ?? 0) : 0;
}

export function isCreamy(mouthfeel: string): boolean {
  return foldCase(mouthfeel).includes('creamy');
}

const byDay: ReadonlySet<Mood> = new Set(['morning', 'afternoon']);

/** Whether nothing but points stands between a food and a mood: no poor rating (R4), not the member's own where it is to be new, and no alcohol by day. */
export function mayStandIn(food: TasteTraits, mood: Mood, memberId: MemberId | null): boolean {
  const rating = realRating(food);
  const isOwn = memberId !== null && food.uploadedBy === memberId;
  if (rating > 0 && rating <= moodScales[mood].ratingAbove) return false;
  if (byDay.has(mood) && courseOf(food) === 'drink' && !isOfDay(food)) return false;
  if (mood === 'comfort') return !isOwn;
  return mood !== 'adventure' || (!isOwn && food.origin !== '' && food.flavours.length >= TOLD_FLAVOURS);
}

/** By day no drink that is stated to hold alcohol, nor one of which nothing is said: tea and coffee say it by their names. */
function isOfDay(food: TasteTraits): boolean {
  if (speaksAgainst(dietStatus(food, 'alcohol_free'))) return false;
  return food.diet.alcohol_free ?? isBreakfast(food);
}

/** Whether a food fits a mood (spec 1 §9). */
export function fitsMood(food: TasteTraits, mood: Mood, memberId: MemberId | null): boolean {
  return moodPoints(food, mood) >= moodScales[mood].least && mayStandIn(food, mood, memberId);
}

export interface MoodQuestion {
  readonly mood: Mood;
  readonly taster: MoodTaster;
  /** Whose lots order what fits equally well (R36). */
  readonly on: Day;
}

/** Before any food that nobody rated. */
const RATED = 10_000;

/** What the foods that fit are ordered by: those that members rate well come first, equal here and so by their ratings; the others by their points. */
export function moodOrder(points: number, rating: number): number {
  return rating > 0 ? RATED : points;
}

/**
 * Of the foods that fit a mood 6 at most: first what members rate, the best first; then, as a table of the day, of the others those that fit best (R36).
 * Where none fits, comfort steps in (spec 1 §9). Never what the member must not eat (R5).
 */
export function moodFoods<F extends TasteTraits>(
  foods: readonly F[],
  { mood, taster: { memberId, profile }, on }: MoodQuestion,
): Offered<F> {
  const compareByRating = byRatingOn(on);
  const bestOf = (wanted: Mood) => {
    const fitting = foods
      .filter((food) => fitsMood(food, wanted, memberId) && mayOffer(food, profile))
      .map((food) => ({ food, order: moodOrder(moodPoints(food, wanted), realRating(food)) }));
    const best = topOf(fitting, {
      limit: MOOD_CONTENDERS,
      compare: (one, other) => other.order - one.order || compareByRating(one.food, other.food),
    });
    const rated = best.filter(({ order }) => order === RATED).slice(0, MOOD_LIMIT);
    const others = best.filter(({ order }) => order < RATED);
    const enough = (others[0]?.order ?? 0) * AS_GOOD;
    const good = others.filter(({ order }, place) => place < MOOD_LIMIT - rated.length || order >= enough);
    return [
      ...rated.map(({ food }) => food),
      ...variedOn(
        good.map(({ food }) => food),
        { on, limit: MOOD_LIMIT - rated.length },
      ),
    ];
  };
  const best = bestOf(mood);
  return offerTo(best.length > 0 || mood === 'comfort' ? best : bestOf('comfort'), profile, (food) => food);
}
