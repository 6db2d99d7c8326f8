import type { FoodTexts } from '#domain/foods/food-texts.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';

const KEY = 'foodTexts';

/** What the table of texts holds: of which language, from which documents. */
interface Kept {
  readonly language: string;
  readonly addresses: readonly string[];
}

const nothing: Kept = { language: '', addresses: [] };

export interface TextSources {
  readonly language: string;
  /** The documents of the language; none where it has none. */
  readonly addresses: readonly string[];
  /** null: it cannot be had now. */
  readonly read: (address: string) => Promise<readonly FoodTexts[] | null>;
}

/**
 * Keeps the built-in foods' texts in the language of this device, and in no other: fetches the documents that are not here yet, one after the other, each kept
 * with the note that it is here. What cannot be had now is fetched at the next start. Resolves when
 * everything was tried, with whether anything came.
 */
export async function keepFoodTexts(
  { database }: Replica,
  { language, addresses, read }: TextSources,
): Promise<boolean> {
  const { foodTexts, keyed } = database;
  const inOne = <T>(work: () => Promise<T>) => database.transaction('rw', foodTexts, keyed, async () => await work());
  const kept = (await keyedValue<Kept>(database, KEY)) ?? nothing;
  const isOther = kept.language !== language && kept.language !== '';
  if (isOther)
    await inOne(async () => {
      await foodTexts.clear();
      await putKeyedValue(database, KEY, nothing);
    });
  let here = isOther ? [] : kept.addresses.filter((address) => addresses.includes(address));
  let hasNews = false;
  for (const address of addresses.filter((one) => !here.includes(one))) {
    const texts = await read(address);
    if (texts === null) return hasNews;
    hasNews = true;
    here = [...here, address];
    const now: Kept = { language, addresses: here };
    await inOne(async () => {
      await foodTexts.bulkPut([...texts]);
      await putKeyedValue(database, KEY, now);
    });
  }
  return hasNews;
}

/** Texts that a screen wants before their turn has come; `keepFoodTexts` brings them once more, and what stands beside them. */
export async function putFoodTexts({ database }: Replica, texts: readonly FoodTexts[]): Promise<void> {
  await database.foodTexts.bulkPut([...texts]);
}

/** Whether there are texts of a food. @param slug of a built-in food */
export async function hasFoodTexts({ database }: Replica, slug: string): Promise<boolean> {
  return (await database.foodTexts.get(slug)) !== undefined;
}

/** All texts that are here. */
export function foodTextsHere({ database }: Replica): Promise<FoodTexts[]> {
  return database.foodTexts.toArray();
}
