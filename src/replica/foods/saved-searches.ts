import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';

/** A question of the advanced search that somebody gave a name. */
export interface SavedSearch {
  /** 1 to 60 characters. */
  readonly name: string;
  /** As the address says it; no two saved searches ask the same. */
  readonly parameters: string;
}

const SAVED_SEARCHES_KEY = 'search/saved';
export const SAVED_SEARCHES_LIMIT = 20;
export const SEARCH_NAME_LIMIT = 60;

/** The searches that were saved on this device and never leave it, the latest first, at most 20. */
export async function savedSearches({ database }: Pick<Replica, 'database'>): Promise<readonly SavedSearch[]> {
  return (await keyedValue<readonly SavedSearch[]>(database, SAVED_SEARCHES_KEY)) ?? [];
}

/** Saves a search, in the place of one that asks the same. @param at where it stands; first, where it is left out @returns `isKept` is false where 20 others are saved already */
export function saveSearch(
  replica: Replica,
  { name, parameters }: SavedSearch,
  at = 0,
): Promise<WriteOutcome<{ readonly isKept: boolean }>> {
  const { database } = replica;
  return writeOutcome<{ readonly isKept: boolean }>(replica, () =>
    database.transaction('rw', database.keyed, async () => {
      const others = (await savedSearches(replica)).filter((one) => one.parameters !== parameters);
      if (others.length >= SAVED_SEARCHES_LIMIT) return { kind: 'saved', isKept: false };
      const search = { name: name.trim().slice(0, SEARCH_NAME_LIMIT), parameters };
      await putKeyedValue(database, SAVED_SEARCHES_KEY, others.toSpliced(at, 0, search));
      return { kind: 'saved', isKept: true };
    }),
  );
}

export function removeSearch(replica: Replica, parameters: string): Promise<WriteOutcome> {
  const { database } = replica;
  return writeOutcome(replica, () =>
    database.transaction('rw', database.keyed, async () => {
      const others = (await savedSearches(replica)).filter((one) => one.parameters !== parameters);
      await putKeyedValue(database, SAVED_SEARCHES_KEY, others);
      return { kind: 'saved' };
    }),
  );
}

export async function forgetSavedSearches({ database }: Pick<Replica, 'database'>): Promise<void> {
  await database.keyed.delete(SAVED_SEARCHES_KEY);
}
