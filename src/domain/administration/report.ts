import { t } from '@lingui/core/macro';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';

/** What can be reported. */
export const reportKinds = [
  'food',
  'review',
  'message',
  'member',
  'video',
  'photo',
  'list',
  'answer',
  'place',
  'event',
] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ['spam', 'offensive', 'harassment', 'unsafe', 'misleading', 'copyright', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: t`Spam or advertising`,
  offensive: t`Offensive or hateful`,
  harassment: t`Harassment or threats`,
  unsafe: t`Could harm somebody, such as a wrong allergen`,
  misleading: t`Misleading or false`,
  copyright: t`Somebody else’s picture or text`,
  other: t`Something else`,
};

export const reportStatuses = ['open', 'hidden', 'restored', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Characters of a report's own words. */
export const REPORT_TEXT_LIMIT = 1_000;

/** One thing of somebody's that is there to be seen. */
export interface Reportable {
  readonly kind: ReportKind;
  /** The record's id; of a member, the member's own. */
  readonly id: string;
}

export interface Report extends Reportable {
  readonly reportId: string;
  /** null where the reporter has left. */
  readonly reporterId: MemberId | null;
  /** null where nobody's, as a food of the starter catalogue, and where its owner has left. */
  readonly ownerId: MemberId | null;
  readonly hasOwnerLeft: boolean;
  readonly reason: ReportReason;
  readonly text: string;
  /** The item's words when it was reported. */
  readonly excerpt: string;
  /** The server's name of the file of its picture then, which opens for admins alone; '' where it had none. */
  readonly picture: string;
  readonly status: ReportStatus;
  readonly note: string;
  readonly createdAt: number;
}

/** A member reports an item once: from two devices offline it is one report [S12]. */
export function reportIdFor(reporter: MemberId, { kind, id }: Reportable): string {
  return idOfRow('reports', { reporter, kind, item: id });
}

/** What an admin may do about a report in each state; each leads to the state that it is named by. */
export const decisions: Readonly<Record<ReportStatus, readonly Exclude<ReportStatus, 'open'>[]>> = {
  open: ['hidden', 'dismissed'],
  hidden: ['restored'],
  restored: ['hidden'],
  dismissed: ['hidden'],
};
