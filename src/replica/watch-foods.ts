import { Dexie, type ObservabilitySet } from 'dexie';
import { changedKeys } from './changed-keys.ts';
import { FoodTeller, type FoodWatcher } from './food-teller.ts';
import type { Replica } from './replica.ts';

/** After walking the whole table the reader rests this many times as long as it walked, so that a first load is not slowed down. */
const REST = 4;
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
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const onChanged = (parts: ObservabilitySet) => {
    unread = merged(unread, changedKeys(parts, `idb://${database.name}/foods/`));
    if (unread === 'all' || unread.size > 0) timer ??= setTimeout(() => void read(), 0);
  };
  /** The timer stays set while reading, so that there is one reader at a time. */
  const read = async () => {
    const batch = unread;
    unread = new Set();
    const started = performance.now();
    let rest = 0;
    try {
      await (batch === 'all' ? teller.tellAll() : teller.tellOnly([...batch]));
      if (batch === 'all') rest = (performance.now() - started) * REST;
      if (batch === 'all') becomeReady();
    } catch {
      unread = merged(unread, batch);
      rest = RETRY_AFTER;
    }
    if (timer === undefined) return;
    timer = setTimeout(rested, rest);
  };
  const rested = () => {
    timer = undefined;
    onChanged({});
  };

  Dexie.on.storagemutated.subscribe(onChanged);
  onChanged({});
  return {
    ready,
    stop: () => {
      Dexie.on.storagemutated.unsubscribe(onChanged);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function merged(one: Set<string> | 'all', other: Iterable<string> | 'all'): Set<string> | 'all' {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
}
