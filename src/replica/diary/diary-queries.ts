import { Dexie, type IndexableType } from 'dexie';
import {
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  readCalendarDay,
  sameDayBefore,
} from '#domain/diary/calendar-day.ts';
import { type DiaryEntry, latestFirst } from '#domain/diary/diary-entry.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { session } from '#replica/session/session.ts';
import { entriesIn } from './visit-diary.ts';

/** An entry as a screen shows it. */
export interface DiaryLine {
  readonly entry: DiaryEntry;
  /** null: no food of the catalogue, or not on this device. */
  readonly food: Food | null;
  /** A change of it waits to be sent, or was refused; null: neither. */
  readonly change: 'waiting' | 'parked' | null;
}

/** A part of the signed-in member's diary; no lines and nothing more for a visitor. */
export interface DiaryPart {
  readonly lines: readonly DiaryLine[];
  /** Of all entries. */
  readonly total: number;
}

/** The newest entries, those of no day last. The others are counted by the index, and not read. */
export async function newestOfDiary(replica: Replica, most: number): Promise<DiaryPart> {
  const member = await memberOf(replica);
  const all = () => since(replica, member, [member]);
  const total = await all().count();
  const [oldest] = await all()
    .reverse()
    .offset(most - 1)
    .limit(1)
    .keys();
  const rows = await (oldest === undefined ? all() : since(replica, member, oldest)).toArray();
  return { lines: await linesOf(replica, entriesIn(rows)), total };
}

/** The entries of a month, the latest first. */
export async function diaryOfMonth(replica: Replica, month: CalendarMonth): Promise<readonly DiaryLine[]> {
  const rows = await between(replica, await memberOf(replica), [firstDayOf(month), lastDayOf(month)]).toArray();
  return linesOf(replica, entriesIn(rows));
}

/** What was eaten on this day in earlier years, the latest first. */
export async function diaryOnThisDay(replica: Replica, today: CalendarDay): Promise<readonly DiaryLine[]> {
  const member = await memberOf(replica);
  const earliest = readCalendarDay((await between(replica, member, ['0', today]).first())?.['day']);
  if (earliest === null) return [];
  const rows = await Promise.all(
    sameDayBefore(today, earliest).map((day) => between(replica, member, [day, day]).toArray()),
  );
  return linesOf(replica, entriesIn(rows.flat()));
}

/** How often the signed-in member wrote that it ate a food, and on which day last (null: of no day); null for a visitor. */
export async function diaryOfFood(
  replica: Replica,
  food: FoodId,
): Promise<{ readonly times: number; readonly last: CalendarDay | null } | null> {
  if ((await session(replica)) === null) return null;
  const entries = entriesIn(await replica.database.rows('diary_entries').where('food').equals(food).toArray());
  return { times: entries.length, last: entries.toSorted(latestFirst)[0]?.day ?? null };
}

/** Entries with what is needed to draw them, the latest first. */
export async function linesOf(replica: Replica, entries: readonly DiaryEntry[]): Promise<readonly DiaryLine[]> {
  const { database } = replica;
  const ids = [...new Set(entries.flatMap(({ foodId }) => foodId ?? []))];
  const foods = new Map(
    (await localizedFoods(database, await database.rows('foods').bulkGet(ids))).map((food) => [food.id, food]),
  );
  const unsent = await database.outbox
    .where('record')
    .anyOf(entries.map(({ id }) => id))
    .toArray();
  const changes = new Map<string, 'waiting' | 'parked'>();
  for (const { record, state } of unsent) if (changes.get(record) !== 'parked') changes.set(record, state);
  return entries.toSorted(latestFirst).map((entry) => ({
    entry,
    food: entry.foodId === null ? null : (foods.get(entry.foodId) ?? null),
    change: changes.get(entry.id) ?? null,
  }));
}

export async function memberOf(replica: Replica): Promise<string> {
  return (await session(replica))?.memberId ?? '';
}

function since({ database }: Replica, member: string, oldest: IndexableType) {
  return database.rows('diary_entries').where('[user+day+id]').between(oldest, [member, Dexie.maxKey]);
}

function between({ database }: Replica, member: string, [from, to]: readonly [string, string]) {
  return database.rows('diary_entries').where('[user+day+id]').between([member, from], [member, to, Dexie.maxKey]);
}
