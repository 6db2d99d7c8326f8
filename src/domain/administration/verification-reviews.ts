import type { AdminOutcome } from './admin-outcome.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import type { RequestStatus } from '#domain/professionals/verification.ts';
import { type DocumentType, documentTypes } from '#domain/professionals/verification-document.ts';

/** A document of a request, without what is in it. */
export interface HandedInDocument {
  readonly id: string;
  readonly name: string;
  readonly type: DocumentType;
  /** The server's name of the file. */
  readonly file: string;
}

export interface ReviewStep {
  readonly requestId: string;
  readonly status: Exclude<RequestStatus, 'pending'>;
  /** Told to the applicant; needed to reject (spec 2 §5). */
  readonly notes: string;
  /** A UUID: the same attempt has one effect, however often it is asked [S2]. */
  readonly attempt: string;
}

/** What admins ask of the server to review a request (spec 2 §2.10). Documents are on no device (R6), so all of it needs a connection. */
export interface VerificationReviews {
  /** In the order in which they arrived. */
  documentsOf(requestId: string): Promise<AdminOutcome<readonly HandedInDocument[]>>;
  /** Where a document opens, for the next minutes only (R6). */
  documentAddress(document: HandedInDocument): Promise<AdminOutcome<string>>;
  /** One step of a request (spec 2 §4); refused when another admin has decided it. */
  reviewRequest(step: ReviewStep): Promise<AdminOutcome<true>>;
}

/** null: no list of documents. */
export function decodeHandedInDocuments(answer: unknown): readonly HandedInDocument[] | null {
  const items = readColumns(answer)?.value('items');
  if (!Array.isArray(items)) return null;
  return items.flatMap((item): HandedInDocument[] => {
    const columns = readColumns(item);
    const id = readId(columns?.value('id'));
    if (columns === null || id === null || columns.text('document') === '') return [];
    const type = documentTypes.find((known) => known === columns.text('document_type')) ?? 'other';
    return [{ id, name: columns.text('document_name', 'document'), type, file: columns.text('document') }];
  });
}
