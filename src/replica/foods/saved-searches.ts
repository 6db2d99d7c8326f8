import type { MemberId } from '#domain/values/ids/ids.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';

/** A question of the advanced search that somebody gave a name. */
export interface SavedSearch {
  /** 1 to 60 characters. */
  readonly name: string;
  /** As the address says it; no two saved searches ask the same. */
  readonly parameters: string;
}

export const SAVED_SEARCHES_LIMIT = 20;
export const SEARCH_NAME_LIMIT = 60;

/** A key of each member's own, as a search may tell an allergy; a deleted account takes it along. */
const keyOf = (member: MemberId | null) => `search/saved/${member ?? 'visitor'}`;

/** The searches that the signed-in member, or a visitor, has saved on this device and that never leave it, the latest first, at most 20. */
export async function savedSearches(replica: Replica): Promise<readonly SavedSearch[]> {
  const member = (await session(replica))?.memberId ?? null;
  return searchesOf(replica.database, member);
}

async function searchesOf(database: ReplicaDatabase, member: MemberId | null): Promise<readonly SavedSearch[]> {
  return (await keyedValue<readonly SavedSearch[]>(database, keyOf(member))) ?? [];
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
      const member = (await session(replica))?.memberId ?? null;
      const others = without(await searchesOf(database, member), parameters);
      if (others.length >= SAVED_SEARCHES_LIMIT) return { kind: 'saved', isKept: false };
      const search = { name: name.trim().slice(0, SEARCH_NAME_LIMIT), parameters };
      await putKeyedValue(database, keyOf(member), others.toSpliced(at, 0, search));
      return { kind: 'saved', isKept: true };
    }),
  );
}

export function removeSearch(replica: Replica, parameters: string): Promise<WriteOutcome> {
  const { database } = replica;
  return writeOutcome(replica, () =>
    database.transaction('rw', database.keyed, async () => {
      const member = (await session(replica))?.memberId ?? null;
      await putKeyedValue(database, keyOf(member), without(await searchesOf(database, member), parameters));
      return { kind: 'saved' };
    }),
  );
}

function without(searches: readonly SavedSearch[], parameters: string): readonly SavedSearch[] {
  return searches.filter((one) => one.parameters !== parameters);
}

/** What was saved before signing in becomes the member's, behind the own ones, as far as there is room. Call it inside a transaction. */
export async function adoptSavedSearches(database: ReplicaDatabase, member: MemberId): Promise<void> {
  const visitors = await searchesOf(database, null);
  if (visitors.length === 0) return;
  const own = await searchesOf(database, member);
  const isKnown = new Set(own.map(({ parameters }) => parameters));
  const joined = [...own, ...visitors.filter(({ parameters }) => !isKnown.has(parameters))];
  await putKeyedValue(database, keyOf(member), joined.slice(0, SAVED_SEARCHES_LIMIT));
  await database.keyed.delete(keyOf(null));
}

/** Call it inside a transaction. */
export async function forgetSavedSearches(database: ReplicaDatabase, member: MemberId): Promise<void> {
  await database.keyed.delete(keyOf(member));
}
