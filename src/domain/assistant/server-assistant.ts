import { dayOf } from '#domain/values/day.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { decodeTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { moods, type Mood } from '#domain/search/food-question.ts';
import { answerQuestion } from './answer-question.ts';
import type { AssistantTaster } from './assistant-catalogue.ts';
import { readAssistantLanguage } from './assistant-language.ts';
import type { AssistantAnswer, AssistantQuestion } from './assistant-question.ts';
import { assistantWords } from '#domain/assistant/words-of-language.ts';
import { germanQuestion } from '#domain/assistant/reading/grammars/german-question.ts';
import { cuisinesIn } from '#domain/assistant/reading/grammars/german-wish.ts';
import { type PartnerVotes, votesOfPair } from '#domain/pairing/pair-sum.ts';
import { plainCatalogue } from './plain-catalogue.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import {
  caution,
  mayRecommend,
  recommendDishes,
  type RecommendedDishes,
} from '#domain/assistant/answers/recommend-dishes.ts';

/** A member's rows as the server has them. */
interface Asker {
  readonly member: string;
  /** Of user_taste_profiles, or null. */
  readonly profile: unknown;
  /** One of the moods, or anything. */
  readonly mood: unknown;
  /** One of the languages, or anything, which is English. */
  readonly language?: unknown;
  /** Milliseconds since 1970: what is equal stands by the lots of the day. */
  readonly now: number;
}

/** A question as the hooks have it. */
interface RowsOfQuestion extends Pick<
  AssistantQuestion,
  'type' | 'prompt' | 'notAvoiding' | 'avoiding' | 'earlier' | 'shown'
> {
  /** Rows of `foods` that it may name. */
  readonly foods: readonly unknown[];
  /** The row that it is about, or anything. */
  readonly food: unknown;
  readonly asker: Asker;
  /** Rows of `pair_sums` of these foods (R31). */
  readonly pairSums?: readonly unknown[];
}

/**
 * The built-in assistant for PocketBase's hooks: rows in the server's shape go in, plain objects come out (spec 1 §7). It knows the given foods
 * alone: the hooks choose them.
 */
export function answerFromRows({
  foods,
  type,
  prompt,
  food,
  asker,
  notAvoiding = [],
  avoiding = [],
  earlier = [],
  shown = [],
  pairSums = [],
}: RowsOfQuestion): AssistantAnswer {
  const taster = tasterOf(asker);
  const about = decodeFood(food);
  return answerQuestion(
    {
      type,
      prompt,
      food: about.kind === 'valid' ? about.value : null,
      taster,
      mood: moodOf(asker),
      language: readAssistantLanguage(asker.language),
      notAvoiding,
      avoiding,
      earlier,
      shown,
    },
    plainCatalogue(decodeFoods(foods), taster, votesAmong(pairSums)),
  );
}

function votesAmong(rows: readonly unknown[]): (food: FoodId) => readonly PartnerVotes[] {
  return (food) =>
    rows.flatMap((row) => {
      const votes = votesOfPair(row, food);
      return votes === null ? [] : [votes];
    });
}

export { isOfSafety } from '#domain/assistant/reading/is-of-safety.ts';

/** By what else the catalogue is to be searched for a question: it names its cuisines in English. */
export function searchWords(prompt: string): string {
  return cuisinesIn(plainQuestion(prompt, germanQuestion)).join(' ');
}

/** As `answerFromRows`, for what to try next. */
export function dishesFromRows({
  foods,
  recentlyViewed,
  asker,
}: {
  readonly foods: readonly unknown[];
  readonly recentlyViewed: readonly string[];
  readonly asker: Asker;
}): RecommendedDishes {
  const taster = tasterOf(asker);
  return recommendDishes(
    {
      taster,
      recentlyViewed: recentlyViewed as readonly FoodId[],
      currentMood: moodOf(asker),
      language: readAssistantLanguage(asker.language),
    },
    plainCatalogue(decodeFoods(foods), taster),
  );
}

/**
 * Those foods that may be recommended to a member: not just looked at, not the own, and not stated to be what the profile forbids. With each,
 * what must be said where not everything is stated that the member must know (R5).
 */
export function offeredFromRows({
  foods,
  recentlyViewed,
  asker,
}: {
  readonly foods: readonly unknown[];
  readonly recentlyViewed: readonly string[];
  readonly asker: Asker;
}): readonly { readonly id: FoodId; readonly caution: string }[] {
  const taster = tasterOf(asker);
  return decodeFoods(foods)
    .filter((food) => mayRecommend(food, { taster, recentlyViewed: recentlyViewed as readonly FoodId[] }))
    .map((food) => ({
      id: food.id,
      caution: caution(food, taster, assistantWords(readAssistantLanguage(asker.language))),
    }));
}

function decodeFoods(rows: readonly unknown[]): readonly Food[] {
  return rows.flatMap((row) => foodOf(row) ?? []);
}

/** What was read of a row: the hooks give the same object again as long as the row has not changed. */
const decoded = new WeakMap<object, Food | null>();

function foodOf(row: unknown): Food | null {
  const known = typeof row === 'object' && row !== null ? decoded.get(row) : undefined;
  if (known !== undefined) return known;
  const food = decodeFood(row);
  const value = food.kind === 'valid' ? food.value : null;
  if (typeof row === 'object' && row !== null) decoded.set(row, value);
  return value;
}

function tasterOf({ member, profile, now }: Asker): AssistantTaster {
  return { memberId: member as MemberId, profile: decodeTasteProfile(profile), on: dayOf(now) };
}

function moodOf({ mood }: Asker): Mood {
  return moods.find((known) => known === mood) ?? 'afternoon';
}
