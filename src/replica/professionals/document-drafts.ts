import { MOST_DOCUMENTS } from '#domain/professionals/verification-document.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';
import type { DocumentDraft } from '#replica/database/device-rows.ts';

/** The signed-in member's, in the order in which they were chosen. */
export async function documentDrafts(replica: Replica): Promise<readonly DocumentDraft[]> {
  const member = (await session(replica))?.memberId ?? '';
  return (await replica.database.documentDrafts.where('member').equals(member).toArray()).toSorted(
    (a, b) => a.addedAt - b.addedAt,
  );
}

/** Keeps as many as there is room for, five in all (spec 2 §5); `left` were too many. */
export function addDocumentDrafts(
  replica: Replica,
  files: readonly Pick<DocumentDraft, 'name' | 'bytes'>[],
): Promise<WriteOutcome<{ readonly left: number }>> {
  const { database, clock, newId } = replica;
  return writeOutcome<{ readonly left: number }>(replica, () =>
    database.transaction('rw', database.documentDrafts, database.keyed, async () => {
      const current = await session(replica);
      if (current === null) return { kind: 'signed-out' };
      const there = await documentDrafts(replica);
      const taken = files.slice(0, Math.max(0, MOST_DOCUMENTS - there.length));
      const from = Math.max(clock(), ...there.map(({ addedAt }) => addedAt + 1));
      await database.documentDrafts.bulkAdd(
        taken.map(({ name, bytes }, place) => ({
          id: newId.record(),
          member: current.memberId,
          name,
          bytes,
          type: null,
          addedAt: from + place,
        })),
      );
      return { kind: 'saved', left: files.length - taken.length };
    }),
  );
}

export async function setDocumentType(
  { database }: Replica,
  { id, type }: Pick<DocumentDraft, 'id' | 'type'>,
): Promise<void> {
  await database.documentDrafts.update(id, { type });
}

export async function removeDocumentDraft({ database }: Replica, { id }: Pick<DocumentDraft, 'id'>): Promise<void> {
  await database.documentDrafts.delete(id);
}

/** Undoes a removal. */
export async function restoreDocumentDraft({ database }: Replica, draft: DocumentDraft): Promise<void> {
  await database.documentDrafts.put(draft);
}
