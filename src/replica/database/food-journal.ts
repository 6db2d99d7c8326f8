import {
  Dexie,
  type DBCore,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type DBCoreTransaction,
  type DbCoreTransactionOptions,
  type Middleware,
} from 'dexie';
import type { SyncedRow } from '#domain/values/synced-row.ts';

/** What one write to the foods changed. */
export interface FoodJournalEntry {
  /**
   * Grows from entry to entry. The first one of a database is the time when it was written, in milliseconds since 1970: so a place in the journal of a
   * deleted database is never taken for one in the journal of its successor.
   */
  readonly at: number;
  readonly ids: readonly string[] | 'all';
}

/** More changed foods than this are 'all': reading them one by one would cost as much as reading everything. */
export const JOURNAL_LIMIT = 5_000;
/** A write of more foods than this is part of a first load, and is noted as 'all': a list of them would slow it down, and nobody would read it. */
const LONGEST_ENTRY = 1_000;
/** Ids that a connection notes between two looks at the size of the journal. */
const BETWEEN_LOOKS = 2_000;
/** What an entry weighs beside its ids. */
const ENTRY_WEIGHT = 10;

/**
 * The food journal: which foods changed, one entry per write, noted in the very transaction of the write, whoever makes it. A reader
 * that was away (the ranking worker's stored image) learns from it what to read again.
 *
 * ```
 *   put, delete, clear of foods ──▶ middleware ──▶ foods
 *                                        └───────▶ foodJournal   the same transaction: both or neither
 * ```
 *
 * The journal holds at most some `JOURNAL_LIMIT` ids: each connection looks with its first entry, and then now and again, whether it
 * is time to make one 'all' of them.
 */
export function foodJournal(): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'foodJournal',
    create: (down) => {
      // Dexie builds its layers over the older stores first when it is about to upgrade them.
      if (!down.schema.tables.some(({ name }) => name === 'foodJournal')) return down;
      const note = journalKeeper(down.table('foodJournal'));
      const withJournal = (stores: string[], mode: IDBTransactionMode) =>
        mode === 'readwrite' && stores.includes('foods') && !stores.includes('foodJournal')
          ? [...stores, 'foodJournal']
          : stores;
      return {
        ...down,
        transaction: (stores: string[], mode: 'readonly' | 'readwrite', options?: DbCoreTransactionOptions) =>
          down.transaction(withJournal(stores, mode), mode, options),
        table: (name) => (name === 'foods' ? notedBy(note, down.table(name)) : down.table(name)),
      };
    },
  };
}

const evictions = new WeakSet<object>();

/**
 * What this transaction does to the foods is no news: rows leave that can be had again, and the foods are what they were
 * (docs/decisions/rows-by-need.md).
 */
export function withoutJournal({ idbtrans }: { readonly idbtrans: IDBTransaction }): void {
  evictions.add(idbtrans);
}

type Note = (trans: DBCoreTransaction, ids: FoodJournalEntry['ids']) => PromiseLike<unknown>;

function notedBy(note: Note, foods: DBCoreTable): DBCoreTable {
  return {
    ...foods,
    mutate: (request) =>
      evictions.has(request.trans)
        ? foods.mutate(request)
        : Dexie.Promise.all([foods.mutate(request), note(request.trans, changedIds(request))]).then(
            ([response]) => response,
          ),
  };
}

function changedIds(request: DBCoreMutateRequest): FoodJournalEntry['ids'] {
  switch (request.type) {
    case 'add':
    case 'put':
      return request.values.length > LONGEST_ENTRY
        ? 'all'
        : (request.values as readonly SyncedRow[]).map(({ id }) => id);
    case 'delete':
      return request.keys.length > LONGEST_ENTRY ? 'all' : request.keys;
    case 'deleteRange':
      return 'all';
  }
}

/** Every key, in Dexie's notation. */
const everything = { type: 3, lower: undefined, upper: undefined } as const;

/** Writes entries, and keeps the journal within its bound. */
function journalKeeper(journal: DBCoreTable): Note {
  let sinceLook = Number.POSITIVE_INFINITY;
  const write = (trans: DBCoreTransaction, entry: Partial<FoodJournalEntry>) =>
    journal.mutate({ type: 'add', trans, values: [entry] });
  const look = (trans: DBCoreTransaction, ids: FoodJournalEntry['ids']) =>
    journal
      .query({ trans, values: true, query: { index: journal.schema.primaryKey, range: everything } })
      .then(({ result }) => {
        const entries: readonly FoodJournalEntry[] = result;
        if (entries.length === 0) return write(trans, { at: Date.now(), ids });
        if (entries.reduce((sum, entry) => sum + weightOf(entry.ids), weightOf(ids)) <= JOURNAL_LIMIT)
          return write(trans, { ids });
        return journal
          .mutate({ type: 'deleteRange', trans, range: everything })
          .then(() => write(trans, { ids: 'all' }));
      });
  return (trans, ids) => {
    sinceLook += weightOf(ids);
    if (sinceLook < BETWEEN_LOOKS) return write(trans, { ids });
    sinceLook = 0;
    return look(trans, ids);
  };
}

function weightOf(ids: FoodJournalEntry['ids']): number {
  return ENTRY_WEIGHT + (ids === 'all' ? 0 : ids.length);
}
