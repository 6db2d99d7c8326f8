import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import type { DiaryEntryId, FoodId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readCalendarDay } from './calendar-day.ts';
import type { DiaryEntry } from './diary-entry.ts';

/** An entry of a diary from a row; refused without an id or the name of what was eaten: then it says nothing about anything. */
export function decodeDiaryEntry(value: unknown): Decoded<DiaryEntry> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as DiaryEntryId | null;
  const foodName = columns?.text('food_name') ?? '';
  if (columns === null || id === null) return refused('An entry of a diary must have an id.');
  if (foodName === '') return refused('An entry of a diary must name what was eaten.');
  return valid({
    id,
    foodId: readId(columns.value('food')) as FoodId | null,
    foodName,
    day: readCalendarDay(columns.value('day')),
    rating: readStars(columns.number('rating')),
    note: columns.text('note'),
    company: columns.text('company'),
    place: columns.text('place'),
    photo: columns.text('photo'),
    importId: columns.text('import_id'),
    createdAt: columns.moment('created'),
  });
}

/** The server has no number that is nothing: 0 says that nothing was said. */
function readStars(value: number | null): number | null {
  const stars = Math.round(value ?? 0);
  return stars >= 1 && stars <= 5 ? stars : null;
}
