import type { AdminOutcome } from '#domain/administration.ts';
import { readColumns } from '#domain/read-columns.ts';
import { decodeHandedInDocuments, type VerificationReviews } from '#domain/verification-reviews.ts';
import type { AdminQuestion } from './pocketbase-administration.ts';

type Ask = <Value>(question: AdminQuestion, decode: (answer: unknown) => Value | null) => Promise<AdminOutcome<Value>>;

/** Reviews by PocketBase's ordinary record routes: their rules, hooks and ledger hold. */
export function verificationReviews(ask: Ask): VerificationReviews {
  const records = '/api/collections';
  return {
    documentsOf: (requestId) => {
      const query = new URLSearchParams({ filter: `verification_request='${requestId}'`, sort: '@rowid', perPage: '50' });
      return ask({ method: 'GET', path: `${records}/verification_documents/records?${query.toString()}` }, decodeHandedInDocuments);
    },
    documentAddress: ({ id, file }) =>
      ask({ method: 'POST', path: '/api/files/token' }, (answer) => {
        const token = readColumns(answer)?.text('token') ?? '';
        return token === '' ? null : `/api/files/verification_documents/${id}/${encodeURIComponent(file)}?${new URLSearchParams({ token }).toString()}`;
      }),
    reviewRequest: ({ requestId, status, notes, attempt }) =>
      ask(
        { method: 'PATCH', path: `${records}/verification_requests/records/${requestId}`, body: { status, reviewer_notes: notes.trim() }, mutation: attempt },
        () => true as const,
      ),
  };
}
