import { Dexie } from 'dexie';

/**
 * How this version of the app stands to the replica's schema [S9].
 *
 * ```
 *   fits ──a newer version asks for the replica, or has been here──▶ outdated   for good: only the newer version goes on
 *    │ ▲
 *    ▼ └──it let go
 *   held-up   a tab of an older version does not let go
 * ```
 */
type SchemaState = 'fits' | 'held-up' | 'outdated';

export interface SchemaWatch {
  readonly current: () => SchemaState;
  /** Calls back at each change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** How long another tab may hold the replica before the page says so; a tab that lets go does so at once. Milliseconds. */
const HELD_UP_AFTER = 3_000;

/** Dexie counts in tenths, and adds one when it mends a schema by itself: it is still the same version. */
const isNewer = (native: number, than: number) => Math.floor(native / 10) > Math.floor(than / 10);

/**
 * The browser's databases, but none that is newer than Dexie asked for. Dexie would open a newer one all the same, and add to it what its own older
 * schema has and the newer one lacks. In place of such a database it gets a connection that is already closed.
 */
export function withoutNewerSchemas(databases: IDBFactory): IDBFactory {
  let asked = Number.POSITIVE_INFINITY;
  return {
    open(name, version) {
      if (version !== undefined) {
        asked = version;
        return databases.open(name, version);
      }
      const request = databases.open(name);
      request.addEventListener('success', () => {
        if (isNewer(request.result.version, asked)) request.result.close();
      });
      return request;
    },
    deleteDatabase: (name) => databases.deleteDatabase(name),
    databases: () => databases.databases(),
    cmp: (first, second) => databases.cmp(first, second),
  };
}

/**
 * Lets go of the replica as soon as a newer version asks for it, so that the newer one need not wait, and never opens it again:
 * what an older version writes, a newer one may not be able to read. Call it when the database has its version.
 */
export function guardSchema(database: Dexie): SchemaWatch {
  const native = Math.round(database.verno * 10);
  const listeners = new Set<() => void>();
  let state: SchemaState = 'fits';
  let heldUp: ReturnType<typeof setTimeout> | undefined;
  const set = (next: SchemaState) => {
    if (state === next || state === 'outdated') return;
    state = next;
    for (const listener of listeners) listener();
  };
  database.on('versionchange', ({ newVersion }: IDBVersionChangeEvent) => {
    if (newVersion === null || !isNewer(newVersion, native)) return undefined;
    database.close();
    set('outdated');
    // Dexie's own answer would open the replica again at the next question.
    return false;
  });
  database.on('blocked', ({ newVersion }: IDBVersionChangeEvent) => {
    if (newVersion !== null) heldUp ??= setTimeout(() => set('held-up'), HELD_UP_AFTER);
  });
  database.on(
    'ready',
    () => {
      clearTimeout(heldUp);
      if (isNewer(database.backendDB().version, native)) {
        set('outdated');
        throw new Dexie.VersionError('newer version');
      }
      set('fits');
    },
    true,
  );
  return {
    current: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
