import { t } from '@lingui/core/macro';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** spec 2 §4: pending → under_review → approved or rejected. */
const statuses = ['pending', 'under_review', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof statuses)[number];

/** A professional's request to be verified (spec 2 §3, verification_requests). Only the applicant and admins have it. */
export interface VerificationRequest {
  readonly id: string;
  readonly userId: MemberId;
  readonly status: RequestStatus;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
  /** '' for none. */
  readonly reviewerNotes: string;
  /** Who took it up or decided it. */
  readonly reviewerId: MemberId | null;
  readonly applicant: { readonly name: string; readonly username: string };
  readonly businessName: string;
  readonly businessType: 'restaurant' | 'culinary_professional';
  /** Documents that the applicant announced, and those that have arrived. */
  readonly documentCount: number;
  readonly documentsReceived: number;
}

export const businessTypeLabels: Readonly<Record<VerificationRequest['businessType'], string>> = {
  restaurant: t`Restaurant`,
  culinary_professional: t`Culinary professional`,
};

/** Nobody has decided it: its applicant can open no other. */
export function isOpen({ status }: Pick<VerificationRequest, 'status'>): boolean {
  return status === 'pending' || status === 'under_review';
}

/** How many documents of the last request can go along with the next one: those that arrived of one that was rejected. */
export function documentsToKeep(last: Pick<VerificationRequest, 'status' | 'documentsReceived'> | null): number {
  return last?.status === 'rejected' ? last.documentsReceived : 0;
}

/** A member has one request at a time: from two devices offline it is the same one, the next after the one before [S12]. */
export function requestIdAfter(member: MemberId, before: Pick<VerificationRequest, 'id'> | null): string {
  return idOfRow('verification_requests', { user: member, before: before?.id ?? '' });
}

/** A request from a row; refused without id, applicant or a status that is known. */
export function decodeVerificationRequest(value: unknown): Decoded<VerificationRequest> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id'));
  const userId = readId(columns?.value('user')) as MemberId | null;
  const status = statuses.find((known) => known === columns?.text('status'));
  if (columns === null || id === null) return refused('A request must have an id.');
  if (userId === null) return refused('A request must name its applicant.');
  if (status === undefined) return refused('A request must have a status.');
  return valid({
    id,
    userId,
    status,
    submittedAt: columns.moment('submitted_at', 'created'),
    reviewerNotes: columns.text('reviewer_notes'),
    reviewerId: readId(columns.value('reviewer')) as MemberId | null,
    applicant: {
      name: columns.text('applicant_name', 'applicant_username'),
      username: columns.text('applicant_username'),
    },
    businessName: columns.text('business_name'),
    businessType: columns.text('business_type') === 'restaurant' ? 'restaurant' : 'culinary_professional',
    documentCount: columns.number('document_count') ?? 0,
    documentsReceived: columns.number('documents_received') ?? 0,
  });
}
