import { countAsleep } from '#replica/outbox/count-asleep.ts';
import { isCatalogueHere } from './is-catalogue-here.ts';
import { isUpToDate } from './is-up-to-date.ts';
import { isQuotaError } from '#replica/database/is-quota-error.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** What sync says of itself; written by the pushing tab, read by every screen. */
export interface SyncReport {
  /** 'unknown' until the first answer or failure after the start. */
  readonly connection: 'unknown' | 'online' | 'offline';
  readonly activity: { readonly kind: 'idle' } | { readonly kind: 'working' } | FirstLoad;
  /** Since when the server has been answering without a gap. */
  readonly onlineSince: number;
  /** When the last whole round (push and pull) ended well; 0: never. */
  readonly lastRoundAt: number;
  /** That was so long ago, or never, that nobody knows what the server has to tell [S21]. */
  readonly isStale: boolean;
  /** When the server was last out of reach; 0: never. */
  readonly lastFailureAt: number;
  /** When this device last had no room for what the server said; 0: never. */
  readonly lastFullAt: number;
  /** The event stream is up, so that news is told within a moment [S14]. */
  readonly isStreaming: boolean;
  /** A change has waited longer than 30 s while the server answers [S7]. */
  readonly stalled: boolean;
  /** The server takes no app of this version any more [S9]. */
  readonly isOutdated: boolean;
}

/** The first load of the catalogue; rows. */
interface FirstLoad {
  readonly kind: 'loading';
  readonly done: number;
  readonly total: number;
}

const NOTHING_YET: SyncReport = {
  connection: 'unknown',
  activity: { kind: 'idle' },
  onlineSince: 0,
  lastRoundAt: 0,
  isStale: true,
  lastFailureAt: 0,
  lastFullAt: 0,
  isStreaming: false,
  stalled: false,
  isOutdated: false,
};

export async function syncReport({ database }: Pick<Replica, 'database'>): Promise<SyncReport> {
  // A report of an earlier version may lack what this one says [S9].
  return { ...NOTHING_YET, ...(await keyedValue<Partial<SyncReport>>(database, 'syncReport')) };
}

/** Writes only what differs, so that live queries do not run for nothing. On a device that is full sync goes on untold. */
export async function reportSync({ database }: Replica, changes: Partial<SyncReport>): Promise<void> {
  try {
    await database.transaction('rw', database.keyed, async () => {
      const before = await syncReport({ database });
      const after = { ...before, ...changes };
      if (JSON.stringify(after) !== JSON.stringify(before)) await putKeyedValue(database, 'syncReport', after);
    });
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
}

export interface SyncStatus {
  readonly kind: 'synced' | 'loading' | 'pending' | 'asleep' | 'offline' | 'attention';
  /** Changes of the signed-in member that wait to be sent. */
  readonly pending: number;
  /** Changes that the server refused and that wait for the member. */
  readonly parked: number;
  /** Changes and drafts of members who are not signed in here: they wait for their owners [S21]. */
  readonly asleep: number;
  readonly signInAgain: boolean;
  /** Why the account is suspended; null: it is not. */
  readonly suspension: string | null;
  readonly stalled: boolean;
  /** The server takes no app of this version any more: what was written waits for a newer one [S9]. */
  readonly isOutdated: boolean;
  readonly firstLoad: FirstLoad | null;
  /** The whole catalogue reached this device once. */
  readonly hasCatalogue: boolean;
  /** When replica and server were last known to be the same; 0: never. */
  readonly lastRoundAt: number;
}

/**
 * The one status of the header: 'attention' when something waits for the member (a refused change, a sign-in that ran out, a change
 * that does not get through although the server answers [S7], a suspended account, an app that is too old for the server), else 'offline', 'pending',
 * 'asleep' (somebody's work waits for its owner to sign in), 'loading' (the catalogue is not whole here yet, or the server has more to tell), and
 * 'synced' only where nothing unsent by anybody is on the device, and everything of everyone's is, as of a moment ago [S21].
 */
export async function syncStatus(replica: Replica): Promise<SyncStatus> {
  const [report, current] = await Promise.all([syncReport(replica), session(replica)]);
  const member = current?.memberId ?? '';
  const entries = await replica.database.outbox.where('member').equals(member).toArray();
  const asleep = await countAsleep(replica.database, member);
  const parked = entries.filter(({ state }) => state === 'parked').length;
  const pending = entries.length - parked;
  const signInAgain = current?.expired ?? false;
  const stalled = report.stalled && pending > 0;
  const suspension = current?.suspension ?? null;
  const attention = parked > 0 || stalled || report.isOutdated || suspension !== null || signInAgain;
  const hasCatalogue = await isCatalogueHere(replica);
  const here = hasCatalogue && !report.isStale && (await isUpToDate(replica, current)) ? 'synced' : 'loading';
  const otherwise =
    report.connection === 'offline' ? 'offline' : pending > 0 ? 'pending' : asleep > 0 ? 'asleep' : here;
  return {
    kind: attention ? 'attention' : otherwise,
    pending,
    parked,
    asleep,
    signInAgain,
    suspension,
    stalled,
    isOutdated: report.isOutdated,
    hasCatalogue,
    firstLoad: report.activity.kind === 'loading' ? report.activity : null,
    lastRoundAt: report.lastRoundAt,
  };
}
