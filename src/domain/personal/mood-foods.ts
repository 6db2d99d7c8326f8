import { foldCase } from '#prelude/fold-case.ts';
import { foldText } from '#prelude/fold-text.ts';
import { topOf } from '#prelude/top-of.ts';
import { compareStanding, realRating } from '#domain/compare-standing.ts';
import type { MemberId } from '#domain/ids.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';

export const MOOD_LIMIT = 6;

/** Spec 1 §9, mood rules. */
const rules = {
  morning: { flavours: ['light', 'fresh'], names: ['breakfast', 'tea', 'coffee'] },
  afternoon: { flavours: ['savory'], ratingAbove: 3.5 },
  evening: { flavours: ['warm', 'spicy', 'hearty'], mouthfeel: 'creamy' },
  adventure: { ratingAbove: 4, flavoursAbove: 2 },
  comfort: { ratingAbove: 3.8 },
} as const;

/** The mood of a local hour 0-23: before 11 morning, before 17 afternoon, else evening (spec 1 §2, explore). */
export function moodOfHour(hour: number): Extract<Mood, 'morning' | 'afternoon' | 'evening'> {
  if (hour < 11) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The real rating above which alone a food may fit a mood; below 0 where it does not matter. */
export function moodRatingAbove(mood: Mood): number {
  const rule = rules[mood];
  return 'ratingAbove' in rule ? rule.ratingAbove : -1;
}

/** Someone as the mood rules see one. */
interface MoodTaster {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
}

/** Whether a food fits a mood (spec 1 §9); a default rating never counts (R4). */
export function fitsMood(food: TasteTraits, mood: Mood, memberId: MemberId | null): boolean {
  const flavours = food.flavours.map(foldCase);
  const hasOne = (words: readonly string[]) => words.some((word) => flavours.includes(word));
  const isOwn = memberId !== null && food.uploadedBy === memberId;
  const rating = realRating(food);
  switch (mood) {
    case 'morning': {
      const words = foldText(food.name).split(/[^\p{L}\p{N}]+/u);
      return hasOne(rules.morning.flavours) || rules.morning.names.some((name) => words.includes(name));
    }
    case 'afternoon':
      return hasOne(rules.afternoon.flavours) && rating > rules.afternoon.ratingAbove;
    case 'evening':
      return hasOne(rules.evening.flavours) || foldCase(food.mouthfeel).includes(rules.evening.mouthfeel);
    case 'adventure':
      return rating > rules.adventure.ratingAbove && food.origin !== '' && flavours.length > rules.adventure.flavoursAbove && !isOwn;
    case 'comfort':
      return rating > rules.comfort.ratingAbove && food.reviewCount > 0 && !isOwn;
  }
}

/** The best foods of a mood, at most 6; where none fits, comfort steps in (spec 1 §9). Never what the member must not eat (R5). */
export function moodFoods<F extends TasteTraits>(foods: readonly F[], { mood, taster: { memberId, profile } }: { readonly mood: Mood; readonly taster: MoodTaster }): Offered<F> {
  const fitting = (wanted: Mood) => foods.filter((food) => fitsMood(food, wanted, memberId) && mayOffer(food, profile));
  const best = topOf(fitting(mood), { limit: MOOD_LIMIT, compare: compareStanding });
  const found = best.length > 0 || mood === 'comfort' ? best : topOf(fitting('comfort'), { limit: MOOD_LIMIT, compare: compareStanding });
  return offerTo(found, profile, (food) => food);
}
