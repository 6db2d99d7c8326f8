import { makeRoom, type StorageUse, tidyDevice } from '#replica/storage/free-space.ts';
import { evictFoods } from '#replica/storage/evict-foods.ts';
import { placeOfImage } from '#replica/storage/stored-image.ts';
import { openOfflineTopics } from '#replica/offline-copies/open-offline-topics.ts';
import { purgeLetGo } from '#replica/offline-copies/purge-let-go.ts';
import { watchTable } from '#replica/database/watch-table.ts';
import { asFarAsItGoes } from '#sync/schedule/as-far-as-it-goes.ts';
import { coalescingRunner, type RunResult } from '#sync/schedule/coalescing-runner.ts';
import { type KeeperWorld, keepPictures } from './keep-pictures.ts';

/** Milliseconds. The feed writes often; what is kept follows it at a walk. */
const AFTER_NEWS = 2_000;
const TIDY_FIRST_AFTER = 60_000;
const TIDY_EVERY = 10 * 60_000;

export interface Keeper {
  /** The network seems to be back: try now. */
  wake(): void;
  stop(): void;
}

export interface KeeperOfDevice extends Omit<KeeperWorld, 'makeRoom'> {
  /** null where the browser does not say. */
  readonly storageUse: () => Promise<StorageUse | null>;
}

/**
 * While this tab leads, keeps on the device what its member chose to keep, and bounds the rest. Both happen in a worker, so that no screen waits
 * for them.
 *
 *   wish written,    list changed, feed read ──▶ open topics, fetch pictures
 *   timer ──▶ let go of what is least used
 */
export function startKeeper(device: KeeperOfDevice): Keeper {
  const { replica } = device;
  const { database } = replica;
  const world: KeeperWorld = { ...device, makeRoom: () => makeRoom(device) };
  const gone = new Set<string>();
  let settled: number | null = null;
  const keep = coalescingRunner(() => keepOnce(world, gone));
  let afterNews: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is to be done for a device that keeps nothing. */
  async function onNews(): Promise<void> {
    if ((await database.offlineCopies.count()) === 0) return;
    afterNews ??= setTimeout(() => {
      afterNews = undefined;
      keep.kick();
    }, AFTER_NEWS);
  }

  async function tidy(): Promise<void> {
    if (keep.isRunning()) return;
    await tidyDevice(device, await device.storageUse().catch(() => null));
    await evictFoods(replica, { settled });
    settled = await placeOfImage(replica);
  }

  const stopWatching = [
    watchTable(database, 'keepings', () => keep.kick()),
    watchTable(database, 'saved_foods', () => void asFarAsItGoes(onNews)),
    watchTable(database, 'diary_entries', () => void asFarAsItGoes(onNews)),
    watchTable(database, 'cursors', () => void asFarAsItGoes(onNews)),
  ];
  const first = setTimeout(() => void asFarAsItGoes(tidy), TIDY_FIRST_AFTER);
  const timer = setInterval(() => void asFarAsItGoes(tidy), TIDY_EVERY);
  keep.kick();

  return {
    wake: keep.kick,
    stop() {
      for (const each of [first, afterNews]) clearTimeout(each);
      clearInterval(timer);
      for (const stop of [...stopWatching, keep.stop]) stop();
    },
  };
}

async function keepOnce(world: KeeperWorld, gone: Set<string>): Promise<RunResult> {
  const { replica } = world;
  const undoEndsIn = await purgeLetGo(replica);
  await openOfflineTopics(replica);
  if ((await keepPictures(world, gone)) === 'unreachable') return { retryAfter: null };
  return undoEndsIn === null ? 'done' : { retryAfter: undoEndsIn };
}
