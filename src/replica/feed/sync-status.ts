import { countAsleep } from '#replica/outbox/count-asleep.ts';
import { isCatalogueHere } from './is-catalogue-here.ts';
import { isUpToDate } from './is-up-to-date.ts';
import { isQuotaError } from '#replica/database/is-quota-error.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type StatusKind, statusKind, type WaitingWork } from './status-kind.ts';

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

/** Writes only what differs, so that live queries do not run for nothing. A full device cannot store it; sync goes on all the same. */
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

export interface SyncStatus extends WaitingWork {
  readonly kind: StatusKind;
  readonly firstLoad: FirstLoad | null;
  /** The whole catalogue reached this device once. */
  readonly hasCatalogue: boolean;
  /** When replica and server were last known to be the same; 0: never. */
  readonly lastRoundAt: number;
}

/** Where the member's work is, and how much of everyone's is here. Read in one transaction: it is read again at each step of a first load. */
export function syncStatus(replica: Replica): Promise<SyncStatus> {
  const { keyed, outbox, drafts, documentDrafts, messageDrafts, cursors } = replica.database;
  const tables = [keyed, outbox, drafts, documentDrafts, messageDrafts, cursors];
  return replica.database.transaction('r', tables, async () => await readSyncStatus(replica));
}

async function readSyncStatus(replica: Replica): Promise<SyncStatus> {
  const [report, current] = await Promise.all([syncReport(replica), session(replica)]);
  const member = current?.memberId ?? '';
  const entries = await replica.database.outbox.where('member').equals(member).toArray();
  const parked = entries.filter(({ state }) => state === 'parked').length;
  const pending = entries.length - parked;
  const hasCatalogue = await isCatalogueHere(replica);
  const waiting: WaitingWork = {
    pending,
    parked,
    asleep: await countAsleep(replica.database, member),
    signInAgain: current?.expired ?? false,
    suspension: current?.suspension ?? null,
    stalled: report.stalled && pending > 0,
    isOutdated: report.isOutdated,
  };
  return {
    ...waiting,
    kind: statusKind({
      ...waiting,
      isOffline: report.connection === 'offline',
      isWhole: hasCatalogue && !report.isStale && (await isUpToDate(replica, current)),
    }),
    hasCatalogue,
    firstLoad: report.activity.kind === 'loading' ? report.activity : null,
    lastRoundAt: report.lastRoundAt,
  };
}
