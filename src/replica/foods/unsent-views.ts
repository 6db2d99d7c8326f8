import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** The looks of one day (UTC, '2026-01-31'). */
export interface DayOfViews {
  readonly day: string;
  /** Not told to the server yet. */
  readonly waiting: readonly FoodId[];
  /** Told; kept for the day, so that the same look is not told again and again. */
  readonly told: readonly FoodId[];
}

/** On devices already: another name would lose looks that wait. */
const KEY = 'foodViews';
/** The server takes no older looks. */
const DAYS_AT_MOST = 30;
/** A day of more looks is no reader's. */
const LOOKS_A_DAY = 500;

/**
 * A member's food is looked at: its owner may see how often that happens, never by whom (spec 2 §2.6, analytics). Counted once a day, with or
 * without a connection; foods without a contributor and one's own are not counted. The food need not be in the replica yet: on a first visit the document shows it
 * before.
 */
export async function recordFoodView(
  replica: Replica,
  { id: food, uploadedBy }: Pick<Food, 'id' | 'uploadedBy'>,
): Promise<void> {
  if (uploadedBy === null) return;
  const { database } = replica;
  await database.transaction('rw', database.keyed, async () => {
    if (uploadedBy === (await session(replica))?.memberId) return;
    const days = await daysOfViews(replica);
    const day = new Date(replica.clock()).toISOString().slice(0, 10);
    const today = days.find((one) => one.day === day) ?? { day, waiting: [], told: [] };
    if (today.waiting.includes(food) || today.told.includes(food) || today.waiting.length >= LOOKS_A_DAY) return;
    const earlier = days.filter((one) => one.day !== day && one.waiting.length > 0);
    await putKeyedValue(
      database,
      KEY,
      [...earlier, { ...today, waiting: [...today.waiting, food] }].slice(-DAYS_AT_MOST),
    );
  });
}

/** The days with looks that wait to be told, the oldest first. */
export async function unsentViews(replica: Replica): Promise<readonly DayOfViews[]> {
  return (await daysOfViews(replica)).filter(({ waiting }) => waiting.length > 0);
}

/** The server has heard of these. */
export function markViewsSent(replica: Replica, { day, waiting }: Pick<DayOfViews, 'day' | 'waiting'>): Promise<void> {
  const { database } = replica;
  return database.transaction('rw', database.keyed, async () => {
    const days = await daysOfViews(replica);
    await putKeyedValue(
      database,
      KEY,
      days.map((one) => (one.day === day ? settled(one, waiting) : one)),
    );
  });
}

function settled(one: DayOfViews, now: readonly FoodId[]): DayOfViews {
  return { ...one, waiting: one.waiting.filter((food) => !now.includes(food)), told: [...one.told, ...now] };
}

async function daysOfViews({ database }: Replica): Promise<readonly DayOfViews[]> {
  return (await keyedValue<readonly DayOfViews[]>(database, KEY)) ?? [];
}
