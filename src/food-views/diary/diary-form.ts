import { t } from '@lingui/core/macro';
import { type CalendarDay, readCalendarDay } from '#domain/diary/calendar-day.ts';
import { type DiaryWords, diaryLimits } from '#domain/diary/diary-entry.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';

/** An entry as a form holds it: all of it is text. */
export interface DiaryFormWords extends Readonly<Record<string, string>> {
  /** '': of no day. */
  readonly day: string;
  /** '0' to '5'. */
  readonly rating: string;
  readonly note: string;
  readonly company: string;
  readonly place: string;
}

export function formOfWords({ day, rating, note, company, place }: DiaryWords): DiaryFormWords {
  return { day: day ?? '', rating: String(rating ?? 0), note, company, place };
}

export type DiaryProblems = Partial<Record<'day' | 'note' | 'company' | 'place', string>>;

/** What is wrong with a form, field by field. */
export function diaryProblems(form: DiaryFormWords, today: CalendarDay): DiaryProblems {
  const tooLong = (field: 'note' | 'company' | 'place') =>
    countCharacters(form[field].trim()) > diaryLimits[field]
      ? { [field]: t`Please use at most ${diaryLimits[field]} characters.` }
      : {};
  return { ...dayProblem(form.day, today), ...tooLong('note'), ...tooLong('company'), ...tooLong('place') };
}

function dayProblem(day: string, today: CalendarDay): DiaryProblems {
  if (day === '') return {};
  if (readCalendarDay(day) === null) return { day: t`There is no such day.` };
  return day > today ? { day: t`This day has not come yet.` } : {};
}

/** What a form without problems says. */
export function wordsOfForm({ day, rating, note, company, place }: DiaryFormWords): DiaryWords {
  const stars = Number(rating);
  return {
    day: readCalendarDay(day),
    rating: stars >= 1 && stars <= 5 ? stars : null,
    note: note.trim(),
    company: company.trim(),
    place: place.trim(),
  };
}

/** How it was, in a word for each number of stars. */
export const ratingWords: readonly string[] = [t`Not for me`, t`So-so`, t`Good`, t`Very good`, t`Loved it`];
