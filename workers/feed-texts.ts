import { localizedWords } from '#domain/foods/food-texts.ts';
import type { FoodIndex } from '#ranking/food-index.ts';
import { foodTextsHere, keepFoodTexts, type TextSources } from '#replica/foods/food-texts-here.ts';
import type { Replica } from '#replica/database/replica.ts';

/**
 * Keeps the texts of foods in the language of this device on it, and the index at the words by which they are found. Begins with what is here, and
 * fetches the rest after it.
 */
export async function feedTexts(replica: Replica, index: FoodIndex, sources: TextSources): Promise<void> {
  const tell = async () => {
    const texts = await foodTextsHere(replica);
    if (texts.length > 0) index.onLocalizedWords(new Map(texts.map((one) => [one.key, localizedWords(one)])));
  };
  await tell();
  if (await keepFoodTexts(replica, sources)) await tell();
}
