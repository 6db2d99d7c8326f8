import { decodeHandedInDocuments, type VerificationReviews } from '#domain/administration/verification-reviews.ts';
import { fileAddress } from '#remote/file-address.ts';
import type { AskAdmin } from './admin-question.ts';

/** Reviews by PocketBase's ordinary record routes: their rules, hooks and ledger hold. */
export function verificationReviews(ask: AskAdmin): VerificationReviews {
  const records = '/api/collections';
  return {
    documentsOf: (requestId) => {
      const query = new URLSearchParams({
        filter: `verification_request='${requestId}'`,
        sort: '@rowid',
        perPage: '50',
      });
      return ask(
        { method: 'GET', path: `${records}/verification_documents/records?${query.toString()}` },
        decodeHandedInDocuments,
      );
    },
    documentAddress: ({ id, file }) => fileAddress(ask, { collection: 'verification_documents', id, name: file }),
    reviewRequest: ({ requestId, status, notes, attempt }) =>
      ask(
        {
          method: 'PATCH',
          path: `${records}/verification_requests/records/${requestId}`,
          body: { status, reviewer_notes: notes.trim() },
          mutation: attempt,
        },
        () => true as const,
      ),
  };
}
