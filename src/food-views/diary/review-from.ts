import type { DiaryWords } from '#domain/diary/diary-entry.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';

/** Where an entry becomes a review of its food: the form opens with its stars and note, and nothing is sent before the member says so. */
export function reviewFrom(food: FoodId, { rating, note }: Pick<DiaryWords, 'rating' | 'note'>) {
  return { to: `/food/${food}?review=own`, state: { opinion: { rating: rating ?? 0, text: note, tasting: null } } };
}
