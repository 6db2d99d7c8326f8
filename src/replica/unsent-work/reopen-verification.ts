import { documentTypes } from '#domain/professionals/verification-document.ts';
import { discardEntries } from '#replica/outbox/discard-entries.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/** Turns a refused request back into its chosen documents, so that nothing has to be picked again [S6]. */
export function reopenVerification(replica: Replica, refused: Pick<OutboxEntry, 'order' | 'record'>): Promise<void> {
  const { database, clock } = replica;
  return transactionOverRows(replica, async () => {
    const request = await database.outbox.get(refused.order);
    if (request?.collection !== 'verification_requests' || request.state !== 'parked' || request.member === null)
      return;
    const { member } = request;
    const documents = (await database.outbox.orderBy('order').toArray()).filter(
      ({ collection, after }) => collection === 'verification_documents' && after.includes(request.record),
    );
    for (const [place, { record, columns, files }] of documents.entries()) {
      const file = await database.photos.get(files['document'] ?? '');
      if (file === undefined) continue;
      await database.documentDrafts.put({
        id: record,
        member,
        name: file.name,
        bytes: new Blob([file.bytes], { type: file.type }),
        type: documentTypes.find((known) => known === columns['document_type']) ?? null,
        addedAt: clock() + place,
      });
    }
    await discardEntries(database, [request]);
  });
}
