import type { MemberId } from '#domain/values/ids/ids.ts';
import { decodeVerificationRequest, isOpen, type VerificationRequest } from '#domain/professionals/verification.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { ADMINS } from '#replica/database/audiences.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { ownProfessional } from './own-professional.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { topicState } from '#replica/topics/topic-state.ts';

/** Where a professional's verification stands on this device. */
export interface OwnVerification {
  readonly hasProfessional: boolean;
  readonly isVerified: boolean;
  /** The latest request, an unsent one too; null when there was none. */
  readonly request: VerificationRequest | null;
  /** Documents of the request that the server does not have yet. */
  readonly unsent: readonly OutboxEntry[];
  /** The server refused the request itself. */
  readonly refused: OutboxEntry | null;
}

/** null for a visitor. */
export async function ownVerification(replica: Replica): Promise<OwnVerification | null> {
  const current = await session(replica);
  if (current === null) return null;
  const { memberId } = current;
  const [professional, member, request, entries] = await Promise.all([
    ownProfessional(replica, memberId),
    signedInMember(replica),
    latestRequest(replica, memberId),
    replica.database.outbox.where('member').equals(memberId).sortBy('order'),
  ]);
  return {
    hasProfessional: professional !== null,
    isVerified: member?.profile?.isVerified ?? false,
    request,
    unsent: entries.filter(({ collection }) => collection === 'verification_documents'),
    refused:
      entries.find(({ collection, state }) => collection === 'verification_requests' && state === 'parked') ?? null,
  };
}

/** An open request is the latest whatever the clocks say: there is at most one. */
export async function latestRequest({ database }: Replica, member: MemberId): Promise<VerificationRequest | null> {
  const requests = decoded(await database.rows('verification_requests').where('user').equals(member).toArray());
  return requests.find(isOpen) ?? requests.toSorted((a, b) => b.submittedAt - a.submittedAt)[0] ?? null;
}

export interface PendingReviews {
  readonly state: 'here' | 'fetching' | 'not-on-device';
  /** The oldest first (spec 2 §2.10). */
  readonly requests: readonly VerificationRequest[];
}

/** What admins have to decide; `openTopic` has to be asked for the admins' rows. */
export async function pendingReviews(replica: Replica): Promise<PendingReviews> {
  const rows = await replica.database
    .rows('verification_requests')
    .where('status')
    .anyOf('pending', 'under_review')
    .toArray();
  return {
    state: await topicState(replica, ADMINS),
    requests: decoded(rows).toSorted((a, b) => a.submittedAt - b.submittedAt),
  };
}

function decoded(rows: readonly SyncedRow[]): readonly VerificationRequest[] {
  return rows.flatMap((row) => {
    const request = decodeVerificationRequest(row);
    return request.kind === 'valid' ? [request.value] : [];
  });
}
