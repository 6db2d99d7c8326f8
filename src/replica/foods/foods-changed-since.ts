import { type FoodJournalEntry, JOURNAL_LIMIT } from '#replica/database/food-journal.ts';
import type { Replica } from '#replica/database/replica.ts';

export interface FoodChanges {
  /** How far the journal goes now: whoever reads these foods from here on knows everything up to this place. */
  readonly at: number;
  /** Foods that were written or deleted; 'all' when too many were, or when the journal does not go back so far. */
  readonly ids: readonly string[] | 'all';
}

/**
 * What changed among the foods since a place in the journal that was handed out earlier. A place that the journal does not know (it was
 * cut, or the database is another by now) and null mean that everything has to be read.
 */
export async function foodsChangedSince({ database, clock }: Replica, since: number | null): Promise<FoodChanges> {
  const { foodJournal } = database;
  const last = await foodJournal.orderBy(':id').last();
  // An entry of no foods, so that there is a place to hand out.
  if (last === undefined) return { at: await foodJournal.add({ at: clock(), ids: [] }), ids: 'all' };
  if (since === null) return { at: last.at, ids: 'all' };
  const [known, ...entries] = await foodJournal.where('at').between(since, last.at, true, true).toArray();
  return { at: last.at, ids: known?.at === since ? changedIn(entries) : 'all' };
}

function changedIn(entries: readonly FoodJournalEntry[]): FoodChanges['ids'] {
  const ids = new Set<string>();
  for (const entry of entries) {
    if (entry.ids === 'all') return 'all';
    for (const id of entry.ids) ids.add(id);
  }
  return ids.size > JOURNAL_LIMIT ? 'all' : [...ids];
}

/** Cuts the journal before a place that was handed out: nobody will ask for what is older. The place itself stays known. */
export async function forgetFoodJournal({ database }: Replica, upTo: number): Promise<void> {
  await database.foodJournal.where('at').below(upTo).delete();
}
