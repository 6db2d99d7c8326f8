import { type Reportable, reportIdFor, type ReportReason, type ReportStatus } from '#domain/administration/report.ts';
import type { Replica } from '#replica/database/replica.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

interface NewReport {
  readonly item: Reportable;
  /** What the item is called, for the list of changes. */
  readonly about: string;
  readonly reason: ReportReason;
  /** At most 1,000 characters. */
  readonly text: string;
}

/** Reports an item to the moderators, or says more about it: one report per member and item, by a derived id [S12]. Works offline. */
export function reportItem(replica: Replica, { item, about, reason, text }: NewReport): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const record = reportIdFor(memberId, item);
    await takeBackDeletion(database, record);
    const existing = await database.rows('reports').get(record);
    const common = { member: memberId, collection: 'reports', record, about, after: [item.id] } as const;
    const words = { reason, text: text.trim() };
    return {
      mutations: [
        existing === undefined
          ? { ...common, kind: 'create', columns: { ...words, reporter: memberId, kind: item.kind, item: item.id } }
          : { ...common, kind: 'update', columns: words },
      ],
      saved: {},
    };
  });
}

/** Takes a report back while nobody has decided about it. */
export function withdrawReport(replica: Replica, item: Reportable): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const record = reportIdFor(memberId, item);
    const row = await replica.database.rows('reports').get(record);
    if (row === undefined) return { kind: 'missing' };
    return {
      mutations: [
        {
          member: memberId,
          collection: 'reports',
          record,
          kind: 'delete',
          about: textColumn(row, 'excerpt').slice(0, 60),
        },
      ],
      saved: {},
    };
  });
}

/** An admin's decision about a report; the server carries it out for every report of the same item and writes it into the log. */
export function decideReport(
  replica: Replica,
  { reportId, status, note }: { reportId: string; status: Exclude<ReportStatus, 'open'>; note: string },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('reports').get(reportId);
    if (row === undefined) return { kind: 'missing' };
    const about = textColumn(row, 'excerpt').slice(0, 60);
    return {
      mutations: [
        {
          member: memberId,
          collection: 'reports',
          record: reportId,
          kind: 'update',
          about,
          columns: { status, note: note.trim() },
        },
      ],
      saved: {},
    };
  });
}
