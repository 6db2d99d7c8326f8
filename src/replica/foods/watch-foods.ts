import { FoodNotifier, type FoodWatcher } from './food-notifier.ts';
import { type FoodChanges, foodsChangedSince } from './foods-changed-since.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import type { Replica } from '#replica/database/replica.ts';
import { watchTable } from '#replica/database/watch-table.ts';

/** After reading many foods the reader pauses, for this many times as long as the reading took. */
const REST = 4;
/** How many foods are 'many', and the shortest pause in milliseconds: a first load writes many bulks and must not be slowed down. */
const LARGE = 1_000;
const LEAST_REST = 2_000;
/** Milliseconds until the next attempt when the database was closed under us. */
const RETRY_AFTER = 1_000;

export interface FoodWatch {
  /** Resolves when the watcher knows every food that was on the device at the start. */
  readonly ready: Promise<void>;
  /** Tells every food of the device once more. */
  tellAgain(): Promise<void>;
  stop(): void;
}

/**
 * Tells the watcher every food of the device, and from then on what changes, in whatever tab or worker. One that knows the foods from
 * an earlier time is told only what changed since, if the journal goes back so far.
 *
 * ```
 *   journal written ──▶ what changed since `place`? ──▶ one reader at a time ──▶ onFoods, onGone ──▶ onJournal(place)
 * ```
 */
export function watchFoods(
  replica: Replica,
  watcher: FoodWatcher,
  { since = null }: { readonly since?: number | null } = {},
): FoodWatch {
  const teller = new FoodNotifier(replica.database, watcher);
  let place = since;
  let isWritten = true;
  let isReading = false;
  let isStopped = false;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const plan = (delay = 0) => {
    if (isStopped || isReading || !isWritten) return;
    clearTimeout(timer);
    timer = setTimeout(() => void read(), delay);
  };
  const read = async () => {
    isWritten = false;
    isReading = true;
    const again = await readOn().catch(() => RETRY_AFTER);
    isReading = false;
    isWritten ||= again > 0;
    plan(again);
  };
  /** Resolves with the milliseconds after which to try again, 0 for none. */
  const readOn = async (): Promise<number> => {
    const { at, ids } = await foodsChangedSince(replica, place);
    const rest = restsUntil - performance.now();
    if (rest > 0 && isMany(ids)) return rest;
    const began = performance.now();
    const isWhole = !(await hasFoodsElsewhere(replica));
    if (ids === 'all' && !isWhole) watcher.onUnsure?.();
    const told = await (ids === 'all' ? teller.notifyAll({ isWhole }) : teller.notifyOnly(ids));
    if (isStopped) return 0;
    if (isMany(ids))
      restsUntil = performance.now() + Math.max((performance.now() - began) * REST, told >= LARGE ? LEAST_REST : 0);
    place = at;
    watcher.onJournal?.(at);
    becomeReady();
    return 0;
  };

  const unwatch = watchTable(replica.database, 'foodJournal', () => {
    isWritten = true;
    plan();
  });
  plan();
  return {
    ready,
    tellAgain: async () => {
      await teller.notifyAll({ isWhole: false });
    },
    stop: () => {
      unwatch();
      clearTimeout(timer);
      isStopped = true;
    },
  };
}

function isMany(ids: FoodChanges['ids']): boolean {
  return ids === 'all' || ids.length >= LARGE;
}
