import type { MemberId } from '#domain/values/ids/ids.ts';
import { documentsToKeep, isOpen, requestIdAfter } from '#domain/professionals/verification.ts';
import { documentTypeLabels, MOST_DOCUMENTS } from '#domain/professionals/verification-document.ts';
import { documentDrafts } from './document-drafts.ts';
import { ownProfessional } from './own-professional.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { latestRequest } from './verification-queries.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import type { DocumentDraft } from '#replica/database/device-rows.ts';

/**
 * Submits the chosen documents (spec 2 §5, verification submit): the request first, then each document, which goes out in parts. With a
 * request that is open already, they join it. The drafts become the outbox's in the same transaction, so that nothing is there twice or
 * not at all; works offline. Documents of a rejected request may go along with the next one: the server has them. 'missing': there is no professional
 * profile, a document without a type, or none at all.
 */
export function submitVerification(
  replica: Replica,
  { keepsDocuments = false }: { keepsDocuments?: boolean } = {},
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const drafts = await documentDrafts(replica);
    const professional = await ownProfessional(replica, memberId);
    const last = await latestRequest(replica, memberId);
    const kept = keepsDocuments ? documentsToKeep(last) : 0;
    if (professional === null || drafts.length + kept === 0 || drafts.some(({ type }) => type === null))
      return { kind: 'missing' };
    const isJoining = last !== null && isOpen(last);
    const request = isJoining ? last.id : requestIdAfter(memberId, last);
    const opening: Mutation = {
      member: memberId,
      collection: 'verification_requests',
      record: request,
      kind: 'create',
      columns: {
        user: memberId,
        professional_profile: professional.id,
        status: 'pending',
        document_count: Math.min(MOST_DOCUMENTS, drafts.length + kept),
        ...(kept === 0 ? {} : { keeps_documents: true }),
        submitted_at: new Date(replica.clock()).toISOString(),
      },
      after: await unsentPrerequisites(replica, memberId),
      about: professional.businessName,
    };
    const documents = drafts.map((draft) => documentMutation(replica, { draft, member: memberId, request }));
    await replica.database.documentDrafts.bulkDelete(drafts.map(({ id }) => id));
    return { mutations: [...(isJoining ? [] : [opening]), ...documents], saved: {} };
  });
}

function documentMutation(
  { newId }: Replica,
  { draft, member, request }: { draft: DocumentDraft; member: MemberId; request: string },
): Mutation {
  const { name, bytes, type } = draft;
  return {
    member,
    collection: 'verification_documents',
    record: newId.record(),
    kind: 'create',
    columns: { verification_request: request, document_type: type, document_name: name },
    files: { document: { bytes, type: bytes.type, name } },
    after: [request],
    about: type === null ? name : `${documentTypeLabels[type]}: ${name}`,
  };
}

/** The role and the professional profile that the request rests on, as far as the server does not have them yet. */
async function unsentPrerequisites({ database }: Replica, member: MemberId): Promise<readonly string[]> {
  const entries = await database.outbox.where('member').equals(member).toArray();
  return entries.flatMap(({ collection, kind, record }) =>
    collection === 'user_roles' || (collection === 'professional_profiles' && kind === 'create') ? [record] : [],
  );
}
