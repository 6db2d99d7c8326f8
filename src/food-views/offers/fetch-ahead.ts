import { type AheadMoment, mayFetchAhead } from '#domain/foods/rows-ahead.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { Ranking } from '#ranking/ranking.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wantAhead } from '#replica/feed/ahead-foods.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { excessOf } from '#replica/storage/free-space.ts';
import { type OwnTaste, ownTaste } from '#replica/taste/taste-profile.ts';
import { useDevicePreferences } from '#ui/device/device-preferences.ts';

/** Milliseconds from one step to the next: a request now and then is noticed by nobody. */
const BETWEEN = 4_000;

/** What this asks of a page. */
interface PageAhead {
  /** Resolves a while later, when the page has nothing else to do. */
  readonly rest: () => Promise<void>;
  readonly now: (replica: Replica) => Promise<AheadMoment>;
}

const begun = new WeakSet<Replica>();

/**
 * Has rows of foods fetched in the background that the member may well want to see, so that their pages open without a connection. Rows that are here are not
 * fetched again, so the next page goes on where one was closed. Call it once it is known that this device holds some rows alone and the columns are here; a
 * second call does nothing. Resolves when as much is here as there is room for.
 */
export async function fetchAhead(replica: Replica, ranking: Ranking, page: PageAhead = thisPage): Promise<void> {
  if (begun.has(replica)) return;
  begun.add(replica);
  const asked = new Set<FoodId>();
  let order: readonly FoodId[] = [];
  let orderedFor: OwnTaste | null = null;
  for (;;) {
    await page.rest();
    if (!mayFetchAhead(await page.now(replica))) continue;
    const taster = await ownTaste(replica);
    if (order.length === 0 || !sameJson(taster, orderedFor)) order = await ranking.ask('foodsAhead', taster);
    orderedFor = taster;
    if (order.length > 0 && (await wantAhead(replica, order, { asked })) === 'done') return;
  }
}

const thisPage: PageAhead = {
  async rest() {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in globalThis) await new Promise((resolve) => requestIdleCallback(resolve));
  },
  async now(replica) {
    const { connection, activity, lastFullAt } = await syncReport(replica);
    const link: unknown = Reflect.get(navigator, 'connection');
    return {
      link: typeof link === 'object' ? link : null,
      savesData: useDevicePreferences.getState().savesData,
      isOnline: connection === 'online' && navigator.onLine,
      isQuiet: activity.kind === 'idle' && (await isCatalogueHere(replica)),
      isFull: lastFullAt > 0 || (await isOverfull()),
    };
  },
};

/** More is stored than Foretaste may take: then what was seen would have to go. A page that is not served securely is not told. */
async function isOverfull(): Promise<boolean> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return excessOf(usage === undefined || quota === undefined ? null : { used: usage, allowed: quota }) > 0;
  } catch {
    return false;
  }
}
