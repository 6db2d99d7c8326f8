import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { type Report, reportKinds, reportReasons, reportStatuses } from './report.ts';

/** A report from a row; refused without id, kind or item, or without a reporter who has not left. An unknown reason is 'other', an unknown status 'open'. */
export function decodeReport(value: unknown): Decoded<Report> {
  const columns = readColumns(value);
  const reportId = readId(columns?.value('id'));
  const reporterId = readId(columns?.value('reporter')) as MemberId | null;
  const id = readId(columns?.value('item'));
  const kind = reportKinds.find((known) => known === columns?.text('kind'));
  if (columns === null || reportId === null) return refused('A report must have an id.');
  if (reporterId === null && columns.value('reporter_left') !== true)
    return refused('A report must name its reporter.');
  if (id === null || kind === undefined) return refused('A report must name its item.');
  return valid({
    reportId,
    reporterId,
    kind,
    id,
    ownerId: readId(columns.value('item_owner')) as MemberId | null,
    hasOwnerLeft: columns.value('owner_left') === true,
    reason: reportReasons.find((known) => known === columns.text('reason')) ?? 'other',
    text: columns.text('text'),
    excerpt: columns.text('excerpt'),
    picture: columns.text('picture'),
    status: reportStatuses.find((known) => known === columns.text('status')) ?? 'open',
    note: columns.text('note'),
    createdAt: columns.moment('created'),
  });
}
