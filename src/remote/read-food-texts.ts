import { decodeFoodTexts, type FoodTexts } from '#domain/foods/food-texts.ts';

/** The texts of one document of the release (scripts/building/food-texts-plugin.mjs); null where it cannot be had, or is something else. */
export async function readFoodTexts(
  address: string,
  { language, send = fetch }: { readonly language: string; readonly send?: typeof fetch },
): Promise<readonly FoodTexts[] | null> {
  try {
    const answer = await send(address);
    const texts = answer.ok ? decodeFoodTexts(await answer.json(), language) : [];
    return texts.length === 0 ? null : texts;
  } catch {
    return null;
  }
}
