import { calledName } from '#food-views/names/called-name.ts';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';

/** What the reader calls the food of an entry; where it is not on this device, the name that the entry keeps. */
export function nameOfLine({ entry, food }: Pick<DiaryLine, 'entry' | 'food'>): string {
  return food === null ? entry.foodName : calledName(food);
}
