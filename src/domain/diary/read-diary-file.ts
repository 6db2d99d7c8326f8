import { t } from '@lingui/core/macro';
import {
  type BadLine,
  type CalledTable,
  foodColumnNames,
  readCalledTable,
  readFoodId,
  readLines,
  type RowReader,
} from '#domain/import/read-lines.ts';
import { figure } from '#languages/figure.ts';
import { type CalendarDay, readCalendarDay } from './calendar-day.ts';
import { diaryLimits } from './diary-entry.ts';
import type { FiledEntry } from './diary-file.ts';

/** Entries of one file: as many as the server takes of a member in a day. */
const MOST_OF_A_FILE = 10_000;

export type ReadDiaryFile =
  | { readonly kind: 'diary'; readonly entries: readonly FiledEntry[]; readonly bad: readonly BadLine[] }
  | { readonly kind: 'refused'; readonly why: string };

const columnNames = {
  day: ['day', 'date', 'tried', 'tag', 'datum'],
  food: foodColumnNames,
  rating: ['rating', 'stars', 'score', 'bewertung', 'sterne'],
  note: ['note', 'notes', 'comment', 'review', 'notiz', 'notizen', 'kommentar'],
  company: ['with', 'with whom', 'company', 'mit', 'mit wem'],
  place: ['where', 'place', 'location', 'restaurant', 'wo', 'ort'],
  foodId: ['food_id'],
  id: ['id'],
} as const;
type Column = keyof typeof columnNames;

/**
 * What a file says of a diary: every line becomes an entry or is named with what is wrong in it, none is left out or shortened.
 *
 * @param bytes of a CSV or a JSON list of objects, as `readTable` takes them
 * @param today where the member is; later days are wrong
 */
export function readDiaryFile(bytes: Uint8Array, today: CalendarDay): ReadDiaryFile {
  const table = readCalledTable<Column>(bytes, {
    called: columnNames,
    most: MOST_OF_A_FILE,
    tooMany: t`The file has more than ${figure(MOST_OF_A_FILE)} entries. Split it, and import a part each day.`,
  });
  if (table.kind === 'refused') return table;
  if (table.places.food === undefined)
    return { kind: 'refused', why: t`No column says what was eaten: call one ‘food’ in the first line.` };
  return readEntries(table, today);
}

function readEntries(table: CalledTable<Column>, today: CalendarDay): ReadDiaryFile {
  const entries: FiledEntry[] = [];
  const lineOfId = new Map<string, number>();
  const bad = readLines(table, (reader, line) => {
    const entry = readEntry(reader, today);
    const before = lineOfId.get(entry.id);
    if (before !== undefined)
      reader.problems.push(t`its id stands in line ${figure(before)}, too: leave the id empty for another entry`);
    else if (entry.id !== '') lineOfId.set(entry.id, line);
    return () => entries.push(entry);
  });
  return { kind: 'diary', entries, bad };
}

function readEntry({ text, problems }: RowReader<Column>, today: CalendarDay): FiledEntry {
  const day = readDay(text('day', t`day`), today);
  if (typeof day !== 'string' && day !== null) problems.push(day.why);
  const rating = readRating(text('rating', t`rating`));
  if (rating === undefined) problems.push(t`the rating is no whole number from 1 to 5`);
  const foodName = text('food', t`food`, diaryLimits.foodName);
  if (foodName === '') problems.push(t`it does not say what was eaten`);
  return {
    id: text('id', 'id', 100),
    foodId: readFoodId(text('foodId', 'food_id')),
    foodName,
    day: typeof day === 'string' ? day : null,
    rating: rating ?? null,
    note: text('note', t`note`, diaryLimits.note),
    company: text('company', t`with whom`, diaryLimits.company),
    place: text('place', t`where`, diaryLimits.place),
  };
}

/** 22.11.2026, as it is written where a point stands between the numbers. */
const pointed = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
/** 2026-11-22, also with slashes, and with a time behind it. */
const yearFirst = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/;

/** null: of no day. 11/12/2026 is one day in one country and another in the next, so that it is asked for. */
function readDay(said: string, today: CalendarDay): CalendarDay | null | { readonly why: string } {
  if (said === '') return null;
  const [, d = '', m = '', y = ''] = pointed.exec(said) ?? [];
  const [, year = y, month = m, date = d] = yearFirst.exec(said) ?? [];
  const day = readCalendarDay([year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'));
  if (day === null) return { why: t`‘${said.slice(0, 40)}’ is no day: write it as 2026-12-31` };
  return day > today ? { why: t`the day ${day} has not come yet` } : day;
}

/** null: nothing is said, which 0 says, too; undefined: no rating. */
function readRating(said: string): number | null | undefined {
  if (said === '') return null;
  const [, stars] = /^([0-5])(?:[.,]0+)?$/.exec(said) ?? [];
  return stars === undefined ? undefined : Number(stars) || null;
}
