import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { DraftId } from '#domain/values/ids/ids.ts';
import type { DraftRow } from '#replica/database/draft-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';

/** The drafts of whoever uses this device now, last changed first. */
export async function drafts(replica: Replica): Promise<DraftRow[]> {
  const member = (await session(replica))?.memberId ?? null;
  const all = await replica.database.drafts.toArray();
  return all
    .filter((draft) => draft.member === member)
    .map(withEveryField)
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
}

export async function draftById(replica: Replica, id: DraftId): Promise<DraftRow | null> {
  const member = (await session(replica))?.memberId ?? null;
  const draft = await replica.database.drafts.get(id);
  return draft === undefined || draft.member !== member ? null : withEveryField(draft);
}

/** A draft of an earlier version knows nothing of a field that came since: it is not stated. */
function withEveryField({ submission, before, ...draft }: DraftRow): DraftRow {
  const whole = (written: FoodSubmission) => ({ ...emptySubmission(), ...written });
  return { ...draft, submission: whole(submission), ...(before === undefined ? {} : { before: whole(before) }) };
}

/** Keeps what is being written; call it at every change. Makes the draft when `id` is new. */
export function saveDraft(
  replica: Replica,
  draft: Omit<DraftRow, 'member' | 'createdAt' | 'updatedAt'>,
): Promise<WriteOutcome> {
  const { database, clock } = replica;
  return writeOutcome(replica, () =>
    database.transaction('rw', database.drafts, database.keyed, async () => {
      const now = clock();
      const before = await database.drafts.get(draft.id);
      const member = before?.member ?? (await session(replica))?.memberId ?? null;
      await database.drafts.put({ ...draft, member, createdAt: before?.createdAt ?? now, updatedAt: now });
      return { kind: 'saved' };
    }),
  );
}

export async function discardDraft({ database }: Replica, id: DraftId): Promise<void> {
  await database.drafts.delete(id);
}
