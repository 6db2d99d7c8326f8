import { decodeReport } from '#domain/administration/decode-report.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { type Report, type Reportable, reportIdFor } from '#domain/administration/report.ts';
import { ADMINS } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { topicState } from '#replica/topics/topic-state.ts';
import { session } from '#replica/session/session.ts';

function reports(rows: readonly (SyncedRow | undefined)[]): readonly Report[] {
  return rows.flatMap((row) => {
    const decoded = decodeReport(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}

/** The signed-in member's report of an item, with what is not sent yet, or null. */
export async function ownReport(replica: Replica, item: Reportable): Promise<Report | null> {
  const current = await session(replica);
  if (current === null) return null;
  return reports([await replica.database.rows('reports').get(reportIdFor(current.memberId, item))])[0] ?? null;
}

/** The reports of one item. */
export interface ReportedItem extends Reportable {
  readonly status: Report['status'];
  /** The latest first; never empty. */
  readonly reports: readonly [Report, ...Report[]];
}

export interface ReportedItems {
  /** Whether none means that there is none. */
  readonly state: 'here' | 'fetching' | 'not-on-device';
  readonly items: readonly ReportedItem[];
}

/** What admins have to decide, what was reported most first; with `decided`, what they decided, the latest first. */
export async function reportedItems(
  replica: Replica,
  { decided }: { readonly decided: boolean },
): Promise<ReportedItems> {
  const { database } = replica;
  const rows = await (
    decided
      ? database.rows('reports').where('status').notEqual('open')
      : database.rows('reports').where('status').equals('open')
  ).toArray();
  const byItem = new Map<string, Report[]>();
  for (const report of reports(rows)) {
    const key = `${report.kind}/${report.id}`;
    byItem.set(key, [...(byItem.get(key) ?? []), report]);
  }
  const items = [...byItem.values()].flatMap((list): ReportedItem[] => {
    const [latest, ...others] = list.toSorted((a, b) => b.createdAt - a.createdAt);
    return latest === undefined
      ? []
      : [{ kind: latest.kind, id: latest.id, status: latest.status, reports: [latest, ...others] }];
  });
  return {
    state: await topicState(replica, ADMINS),
    items: items.toSorted(
      (a, b) => (decided ? 0 : b.reports.length - a.reports.length) || b.reports[0].createdAt - a.reports[0].createdAt,
    ),
  };
}
