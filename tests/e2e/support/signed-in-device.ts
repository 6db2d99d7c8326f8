import 'fake-indexeddb/auto';
import type { Page } from '@playwright/test';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { randomIds } from '#replica/database/random-ids.ts';
import { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';

interface StoredTable {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[] | null;
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  readonly rows: readonly unknown[];
}

interface StoredReplica {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly StoredTable[];
}

/**
 * The replica as the app's own `beginSession` leaves it on a device that was never used before: made here, outside of any browser.
 */
async function replicaOf({ id, email, token }: ApiMember): Promise<StoredReplica> {
  const inBrowser = new ReplicaDatabase().name;
  const database = new ReplicaDatabase({ name: `${inBrowser} of ${id}` });
  const replica = { database, clock: Date.now, newId: randomIds, makeRoom: () => Promise.resolve() };
  await beginSession(replica, { memberId: id as MemberId, email, token, emailVerified: false, expired: false });
  const tables = await Promise.all(
    database.tables.map(async ({ name, schema: { primKey, indexes } }): Promise<StoredTable> => ({
      name,
      keyPath: primKey.keyPath ?? null,
      autoIncrement: primKey.auto === true,
      indexes: indexes.map((index) => ({
        name: index.name,
        keyPath: index.keyPath ?? null,
        unique: index.unique === true,
        multiEntry: index.multi === true,
      })),
      rows: await database.table(name).toArray(),
    })),
  );
  const { version } = database.backendDB();
  await database.delete();
  return { name: inBrowser, version, tables };
}

/**
 * Makes the page's browser the device of a member who is signed in and has not opened the app since. For a page that was not opened yet: what the app itself
 * does in a sign-in by its form is tried in auth.spec.ts.
 */
export async function signInOnDevice(page: Page, member: ApiMember): Promise<void> {
  const replica = await replicaOf(member);
  // Of the app's origin, and light.
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ name, version, tables }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('error', () => fail(opening.error));
        opening.addEventListener('upgradeneeded', () => {
          for (const { name: table, keyPath, autoIncrement, indexes, rows } of tables) {
            const store = opening.result.createObjectStore(table, { keyPath, autoIncrement });
            for (const { name: index, keyPath: path, unique, multiEntry } of indexes)
              store.createIndex(index, path ?? index, { unique, multiEntry });
            for (const row of rows) store.put(row);
          }
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          localStorage.setItem('foretaste.member', 'here');
          done();
        });
      }),
    replica,
  );
}
