import { Dexie, type ObservabilitySet } from 'dexie';
import { changedKeys } from './changed-keys.ts';
import { FoodTeller, type FoodWatcher } from './food-teller.ts';
import type { Replica } from './replica.ts';

/** After walking the whole table the reader rests this many times as long as it walked before it walks again. */
const REST = 4;
/** Rows of a table whose walk is felt, and the least rest after it in milliseconds: a first load comes in many bulks and must not be slowed down. */
const LARGE = 1_000;
const LEAST_REST = 2_000;
/** Milliseconds until the next attempt when the database was closed under us. */
const RETRY_AFTER = 1000;

export interface FoodWatch {
  /** Resolves when the watcher has been told every food that was on the device at the start. */
  readonly ready: Promise<void>;
  stop(): void;
}

/**
 * Tells the watcher every food of the device, and from then on what changes, in whatever tab or worker. Writes of few rows name
 * their keys and only those are read again; a bulk write names none, so the table is walked once more.
 *
 * ```
 *   change notice ──▶ unread: keys | everything ──▶ one reader at a time ──▶ onFoods, onGone
 * ```
 */
export function watchFoods({ database }: Replica, watcher: FoodWatcher): FoodWatch {
  const teller = new FoodTeller(database, watcher);
  let unread: Set<string> | 'all' = 'all';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isStopped = false;
  let restsUntil = 0;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const onChanged = (parts: ObservabilitySet) => {
    unread = merged(unread, changedKeys(parts, `idb://${database.name}/foods/`));
    plan();
  };
  const plan = (delay = unread === 'all' ? restsUntil - performance.now() : 0) => {
    if (isStopped || isReading || (unread !== 'all' && unread.size === 0)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void read(), Math.max(0, delay));
  };
  const read = async () => {
    const batch = unread;
    unread = new Set();
    isReading = true;
    const failed = await (batch === 'all' ? walk() : teller.tellOnly([...batch])).then(() => false, () => true);
    isReading = false;
    if (failed) unread = merged(unread, batch);
    plan(failed ? RETRY_AFTER : undefined);
  };
  const walk = async () => {
    const started = performance.now();
    const rows = await teller.tellAll();
    const now = performance.now();
    restsUntil = now + Math.max((now - started) * REST, rows >= LARGE ? LEAST_REST : 0);
    becomeReady();
  };

  Dexie.on.storagemutated.subscribe(onChanged);
  plan();
  return {
    ready,
    stop: () => {
      Dexie.on.storagemutated.unsubscribe(onChanged);
      clearTimeout(timer);
      isStopped = true;
    },
  };
}

function merged(one: Set<string> | 'all', other: Iterable<string> | 'all'): Set<string> | 'all' {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
}
