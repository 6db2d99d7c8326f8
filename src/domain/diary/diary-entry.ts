import type { DiaryEntryId, FoodId } from '#domain/values/ids/ids.ts';
import type { CalendarDay } from './calendar-day.ts';

/** What a member may say of one time that it ate something; all of it can be left out. */
export interface DiaryWords {
  /** null: nobody knows. */
  readonly day: CalendarDay | null;
  /** How it was, 1 to 5; null: not said. */
  readonly rating: number | null;
  readonly note: string;
  readonly company: string;
  readonly place: string;
}

/** One time that a member ate something (R44), for its owner alone (R46). */
export interface DiaryEntry extends DiaryWords {
  readonly id: DiaryEntryId;
  /** null: the catalogue has no such food, or has it no more. */
  readonly foodId: FoodId | null;
  /** What it was called when this was written, never empty. */
  readonly foodName: string;
  /** The server's name of the file; '': none, or not there yet. */
  readonly photo: string;
  /** The import that it came by; '': written by hand. */
  readonly importId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Characters, as the server counts them. */
export const diaryLimits = { foodName: 120, note: 2000, company: 200, place: 200 } as const;

/** The later day first; what is of no day comes last; of one day what was written last comes first. Total. */
export function latestFirst(one: DiaryEntry, other: DiaryEntry): number {
  const [a, b] = [one.day ?? '', other.day ?? ''];
  if (a !== b) return a < b ? 1 : -1;
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);
}
