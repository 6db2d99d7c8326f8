import { type CalendarDay, calendarDayAt } from '#domain/diary/calendar-day.ts';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import { type Recap, type RecapFood, recapOf, type Tasted } from '#domain/recap/recap.ts';
import { periodsAfter, type RecapPeriod, spanOf } from '#domain/recap/recap-period.ts';
import type { Review } from '#domain/reviews/review.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { visitDiary } from '#replica/diary/visit-diary.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { reviewsWrittenBy } from '#replica/reviews/review-queries.ts';
import { session } from '#replica/session/session.ts';

/** A recap as a screen shows it. */
export interface RecapHere {
  readonly recap: Recap;
  /** Those that it names, as far as they are on this device. */
  readonly named: readonly Food[];
  /** Foods that were tasted and are not on this device. */
  readonly missing: readonly FoodId[];
  /** The first day of which anything is written; null: none. */
  readonly since: CalendarDay | null;
}

/** Foods of one read: decoding all at once would hold the page up for longer than a finger notices. */
const AT_ONCE = 40;

/** The signed-in member's month or year, by its diary and reviews (R44), made on this device alone (R46); null for a visitor. */
export async function ownRecap(replica: Replica, period: RecapPeriod): Promise<RecapHere | null> {
  const member = (await session(replica))?.memberId ?? null;
  if (member === null) return null;
  const reviews = await reviewsWrittenBy(replica, member);
  const entries: DiaryEntry[] = [];
  await visitDiary(replica.database, member, (some) => void entries.push(...some));
  const tasted = tastedBy(entries, reviews);
  const ids = [...new Set(tasted.flatMap(({ foodId }) => foodId ?? []))];
  const foods = await recapFoods(replica, ids);
  const recap = recapOf({ tasted, foods, span: spanOf(period), before: spanOf(periodsAfter(period, -1)) });
  const named = [...recap.loved.map(({ foodId }) => foodId), recap.boldest].flatMap((id) => id ?? []);
  return {
    recap,
    named: await localizedFoods(replica.database, await replica.database.rows('foods').bulkGet([...new Set(named)])),
    missing: ids.filter((id) => !foods.has(id)),
    since: tasted.reduce<CalendarDay | null>((first, { day }) => (first === null || day < first ? day : first), null),
  };
}

/**
 * An entry without stars has those of the member's review of its food. A review of what the diary does not have stands for one time, on the day on which
 * it was written.
 */
function tastedBy(entries: readonly DiaryEntry[], reviews: readonly Review[]): readonly Tasted[] {
  const starsOf = new Map(reviews.map(({ foodId, rating }) => [foodId, rating]));
  const inDiary = new Set(entries.map(({ foodId }) => foodId));
  return [
    ...entries.flatMap(({ day, foodId, foodName, rating }): Tasted[] =>
      day === null
        ? []
        : [{ day, foodId, foodName, stars: rating ?? (foodId === null ? null : (starsOf.get(foodId) ?? null)) }],
    ),
    ...reviews
      .filter(({ foodId }) => !inDiary.has(foodId))
      .map(({ foodId, rating, createdAt }): Tasted => ({
        day: calendarDayAt(createdAt),
        foodId,
        foodName: '',
        stars: rating,
      })),
  ];
}

async function recapFoods({ database }: Replica, ids: readonly FoodId[]): Promise<ReadonlyMap<FoodId, RecapFood>> {
  const foods = new Map<FoodId, RecapFood>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await database.rows('foods').bulkGet(ids.slice(at, at + AT_ONCE));
    for (const row of rows) {
      const food = row === undefined ? null : decodeFood(row);
      if (food?.kind === 'valid') foods.set(food.value.id, readForRecap(food.value));
    }
  }
  return foods;
}

function readForRecap({ id, origin, intensities, defaulted }: Food): RecapFood {
  const stated = intensityNames.filter((taste) => !defaulted.includes(taste));
  return { id, origin, levels: Object.fromEntries(stated.map((taste) => [taste, intensities[taste]])) };
}
