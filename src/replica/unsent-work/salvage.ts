import type { MemberId } from '#domain/values/ids/ids.ts';
import type { DraftRow } from '#replica/database/draft-row.ts';
import { keyOfAsking } from '#replica/foods/comparison-asking.ts';
import { keyOfDishes } from '#replica/foods/last-dishes.ts';
import type { OutboxEntry, StoredPhoto } from '#replica/database/outbox-entry.ts';
import { SEARCHES_KEY } from '#replica/foods/recent-searches.ts';
import { CUSTOMERS_KEY } from '#replica/professionals/last-customers.ts';
import { type DeviceWork, workFile } from './work-file.ts';
import type { DocumentDraft, MessageDraft } from '#replica/database/device-rows.ts';

/**
 * The way to what is unsent on a device whose replica belongs to a newer version of the app [S9]. This version may not use it, but what was
 * written in it is its member's: it is opened as it is, without a version, read, and closed at once.
 */

const NAME = 'foretaste';

export interface Salvaged {
  readonly work: DeviceWork;
  /** null: nobody is signed in. */
  readonly email: string | null;
}

type Row = Readonly<Record<string, unknown>>;

/** What this version can read of it. @throws DOMException where the browser does not open it */
export async function readSalvage(databases: IDBFactory = indexedDB, name: string = NAME): Promise<Salvaged> {
  return withDatabase(databases, name, async (database) => {
    const rows = (store: string) => rowsOf(database, store);
    const [outbox, photos, foodDrafts, documentDrafts, messageDrafts, keyed] = await Promise.all(
      ['outbox', 'photos', 'drafts', 'documentDrafts', 'messageDrafts', 'keyed'].map(rows),
    );
    const session = keyed?.find(({ key }) => key === 'session')?.['value'] as { readonly email?: unknown } | undefined;
    const email = typeof session?.email === 'string' ? session.email : '';
    const work: DeviceWork = {
      changes: (outbox ?? []).flatMap(asChange),
      photos: (photos ?? []).filter(
        ({ key, bytes }) => typeof key === 'string' && isBytes(bytes),
      ) as unknown as StoredPhoto[],
      foodDrafts: (foodDrafts ?? []).flatMap(asFoodDraft),
      documentDrafts: (documentDrafts ?? []).filter(
        ({ bytes, addedAt }) => bytes instanceof Blob && typeof addedAt === 'number',
      ) as unknown as DocumentDraft[],
      messageDrafts: (messageDrafts ?? []).filter(({ text }) => typeof text === 'string') as unknown as MessageDraft[],
    };
    return { work, email: session === undefined ? null : email };
  });
}

/** All of it as one file, whoever's it is: the device is all that has it. */
export function salvageFile({ work }: Salvaged, now: number): Promise<Blob> {
  return workFile(work, now);
}

/**
 * Signs out: the sign-in leaves, and the rows that only the member may read [S5]. Unsent changes stay asleep as always, and so do the
 * copies of what was sent [S22]; the talk with the assistant leaves. The newer version finds the database as if it had signed out by itself.
 */
export async function signOutOfSalvage(databases: IDBFactory = indexedDB, name: string = NAME): Promise<void> {
  await withDatabase(databases, name, async (database) => {
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores, 'readwrite');
    await forgetSent(transaction);
    await forgetTraces(transaction);
    if (stores.includes('keyed')) transaction.objectStore('keyed').delete('session');
    if (stores.includes('cursors') && stores.includes('memberships')) {
      const memberships = (await resultOf(transaction.objectStore('memberships').getAll())) as Row[];
      const keyOf = ({ collection, record }: Row) => `${String(collection)}/${String(record)}`;
      const shared = new Set(memberships.filter(({ audience }) => !isPersonal(audience)).map(keyOf));
      for (const membership of memberships.filter(({ audience }) => isPersonal(audience))) {
        const { audience, collection, record } = membership;
        transaction.objectStore('memberships').delete([audience, collection, record] as IDBValidKey);
        if (!shared.has(keyOf(membership)) && stores.includes(String(collection)))
          transaction.objectStore(String(collection)).delete(String(record));
      }
      for (const audience of (await resultOf(transaction.objectStore('cursors').getAllKeys())).filter(isPersonal))
        transaction.objectStore('cursors').delete(audience);
    }
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The sign-out was not stored')),
      );
    });
  });
}

/** As `forgetSent` of a replica: where nothing of the member's is unsent, and the server is known to have what it accepted. */
async function forgetSent(transaction: IDBTransaction): Promise<void> {
  const stores = [...transaction.objectStoreNames];
  if (!['keyed', 'outbox', 'acknowledged', 'acknowledgedFiles'].every((store) => stores.includes(store))) return;
  const rowsIn = async (store: string) => (await resultOf(transaction.objectStore(store).getAll())) as Row[];
  const keyed = new Map((await rowsIn('keyed')).map(({ key, value }) => [key, value]));
  const session = keyed.get('session') as { readonly memberId?: unknown; readonly expired?: unknown } | undefined;
  const member = session?.memberId;
  if (typeof member !== 'string' || session?.expired === true || keyed.get('epoch') === undefined) return;
  if (keyed.get(`offered/${member}`) !== keyed.get('epoch')) return;
  if ((await rowsIn('outbox')).some((entry) => entry['member'] === member)) return;
  for (const kept of (await rowsIn('acknowledged')).filter((entry) => entry['member'] === member)) {
    transaction.objectStore('acknowledged').delete(String(kept['id']));
    for (const key of Object.values((kept['files'] ?? {}) as Row))
      transaction.objectStore('acknowledgedFiles').delete(String(key));
  }
}

/** As `forgetTraces` of a replica. */
async function forgetTraces(transaction: IDBTransaction): Promise<void> {
  if (!['keyed', 'assistantTurns'].every((store) => transaction.objectStoreNames.contains(store))) return;
  const keyed = transaction.objectStore('keyed');
  const session = (await resultOf(keyed.get('session'))) as
    | { readonly value?: { readonly memberId?: unknown } }
    | undefined;
  const member = session?.value?.memberId;
  if (typeof member !== 'string') return;
  const turns = (await resultOf(transaction.objectStore('assistantTurns').getAll())) as Row[];
  for (const turn of turns.filter((one) => one['member'] === member))
    transaction.objectStore('assistantTurns').delete(String(turn['id']));
  keyed.delete(keyOfDishes(member as MemberId));
  keyed.delete(keyOfAsking(member as MemberId));
  keyed.delete(SEARCHES_KEY);
  keyed.delete(CUSTOMERS_KEY);
}

/** One member's, or the admins'. */
function isPersonal(audience: unknown): boolean {
  return typeof audience === 'string' && (audience.startsWith('u:') || audience.startsWith('g:'));
}

async function withDatabase<T>(
  databases: IDBFactory,
  name: string,
  work: (database: IDBDatabase) => Promise<T>,
): Promise<T> {
  const request = databases.open(name);
  // It was not there: nor shall it be.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  const database = await resultOf(request);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')));
  });
}

async function rowsOf(database: IDBDatabase, store: string): Promise<Row[]> {
  if (!database.objectStoreNames.contains(store)) return [];
  const rows: unknown[] = await resultOf(database.transaction(store).objectStore(store).getAll());
  return rows.filter((row): row is Row => typeof row === 'object' && row !== null);
}

function isBytes(value: unknown): boolean {
  return value instanceof ArrayBuffer || value instanceof Blob;
}

/** A newer version may have left something out, and anything may be more. */
function asChange(row: Row): OutboxEntry[] {
  if (typeof row['collection'] !== 'string' || typeof row['record'] !== 'string') return [];
  return [
    { about: '', columns: {}, files: {}, rejection: null, createdAt: 0, order: 0, ...row } as unknown as OutboxEntry,
  ];
}

function asFoodDraft(row: Row): DraftRow[] {
  return typeof row['submission'] === 'object' && row['submission'] !== null
    ? [{ edits: null, photo: null, updatedAt: 0, ...row } as unknown as DraftRow]
    : [];
}
