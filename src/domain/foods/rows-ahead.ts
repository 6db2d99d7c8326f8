import type { FoodId } from '#domain/values/ids/ids.ts';

/** What one step fetches: as many as sync asks for in one request. */
const STEP = 24;

/** The connection as a browser tells of it; not every browser tells. */
interface LinkOfDevice {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** What decides whether rows may be fetched that nobody asked for. */
export interface AheadMoment {
  /** null where the browser does not say. */
  readonly link: LinkOfDevice | null;
  /** Chosen on this device. */
  readonly savesData: boolean;
  /** The server answers. */
  readonly isOnline: boolean;
  /** Nothing else is under way: no first load, no round. */
  readonly isQuiet: boolean;
  /** This device had no room, or holds more than it may. */
  readonly isFull: boolean;
}

/** Never on a connection that costs its owner, or that is slow, and never where it would take room from something else. */
export function mayFetchAhead({ link, savesData, isOnline, isQuiet, isFull }: AheadMoment): boolean {
  if (savesData || !isOnline || !isQuiet || isFull) return false;
  if (link === null) return true;
  return link.saveData !== true && link.type !== 'cellular' && !(link.effectiveType ?? '').endsWith('2g');
}

/** The foods whose rows are fetched next, in their order: of those neither here nor asked for, as many as there is room for, one request at most. */
export function nextAhead(
  order: readonly FoodId[],
  {
    here,
    asked,
    most,
  }: { readonly here: ReadonlySet<string>; readonly asked: ReadonlySet<FoodId>; readonly most: number },
): readonly FoodId[] {
  const room = Math.max(0, Math.min(STEP, most - here.size));
  return order.filter((id) => !here.has(id) && !asked.has(id)).slice(0, room);
}
