import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { localizedFoods } from '#replica/foods/localized-foods.ts';
import { type DiaryPart, linesOf, memberOf } from './diary-queries.ts';
import { visitDiary } from './visit-diary.ts';

/** More are counted and not shown: who looks for something adds a word. */
const MOST_FOUND = 200;

/**
 * The signed-in member's entries in which every word stands: in what the food is called, in each language and script, in the note, with whom or where.
 * The latest 200 of them, and how many there are.
 */
export async function searchDiary(replica: Replica, text: string): Promise<DiaryPart> {
  const words = foldSearchText(text).split(' ');
  const found: DiaryEntry[] = [];
  const names = new Map<FoodId, string>();
  await visitDiary(replica.database, await memberOf(replica), async (entries) => {
    await learnNames(replica, entries, names);
    for (const entry of entries) {
      const said = [entry.foodName, entry.note, entry.company, entry.place].join(' ');
      const searched = `${foldSearchText(said)} ${entry.foodId === null ? '' : (names.get(entry.foodId) ?? '')}`;
      if (words.every((word) => searched.includes(word))) found.push(entry);
    }
  });
  return { lines: await linesOf(replica, found.slice(-MOST_FOUND)), total: found.length };
}

/** Puts the folded names of foods that come up for the first time to the others. */
async function learnNames(
  { database }: Replica,
  entries: readonly DiaryEntry[],
  names: Map<FoodId, string>,
): Promise<void> {
  const ids = [...new Set(entries.flatMap(({ foodId }) => foodId ?? []))].filter((id) => !names.has(id));
  if (ids.length === 0) return;
  const rows = await database.rows('foods').bulkGet(ids);
  const foods = new Map((await localizedFoods(database, rows)).map((food) => [food.id, food]));
  ids.forEach((id, place) => {
    const food = foods.get(id);
    const called = [textColumn(rows[place], 'name'), textColumn(rows[place], 'native_name'), food?.name ?? ''];
    names.set(id, foldSearchText([...new Set(called)].join(' ')));
  });
}
