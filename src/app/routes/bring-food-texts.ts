import { foodTextPlaces } from 'virtual:food-text-places';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { documentRow } from '#food-views/offers/document-foods.ts';
import { layToday, todaysFoods } from '#food-views/offers/todays-foods.ts';
import { language } from '#languages/region.ts';
import { readFoodTexts } from '#remote/read-food-texts.ts';
import { liveAnswers } from '#replica/database/live-answers.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { hasFoodTexts, putFoodTexts } from '#replica/foods/food-texts-here.ts';

/**
 * Brings what a food says in the reader's language, as soon as it is known which food it is: on a first visit the ranking worker fetches the texts of all
 * foods only after the catalogue, file by file, and for so long the page that one reads would be English.
 *
 * @returns ends waiting for the food
 */
export function bringFoodTexts(replica: Replica, foodId: FoodId): () => void {
  let isAsked = false;
  const bring = (row: SyncedRow | undefined) => {
    const slug = textColumn(row, 'slug');
    if (isAsked || slug === '') return;
    isAsked = true;
    bringTextsOf(replica, slug).catch((error: unknown) => console.warn('The texts of a food did not come', error));
  };
  bring(documentRow(foodId));
  const reading = liveAnswers(() => replica.database.rows('foods').get(foodId)).subscribe(bring);
  return () => reading.unsubscribe();
}

/** spec 1 §9: landing featured. */
const SHOWN = 6;

/** The same for the landing's table of the day: nothing there asks the ranking worker, so that they would stay English. */
export function bringTableTexts(replica: Replica): void {
  const reading = liveAnswers(() => todaysFoods(replica, '/')).subscribe((foods) => {
    if (foods.length === 0) return;
    reading.unsubscribe();
    for (const { id } of layToday(foods, SHOWN)) bringFoodTexts(replica, id);
  });
}

async function bringTextsOf(replica: Replica, slug: string): Promise<void> {
  const place = (foodTextPlaces[language] ?? []).find(([, slugs]) => slugs.split(' ').includes(slug));
  if (place === undefined || (await hasFoodTexts(replica, slug))) return;
  await putFoodTexts(replica, (await readFoodTexts(place[0], { language })) ?? []);
}
