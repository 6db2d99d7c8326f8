import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { DraftId } from '#domain/values/ids/ids.ts';
import { discardEntries } from '#replica/outbox/discard-entries.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/**
 * Turns a refused contribution back into a draft, photo and all, so that the member can correct and submit it again [S6].
 * null when the change is not a refused new food.
 */
export function reopenAsDraft(replica: Replica, { order }: Pick<OutboxEntry, 'order'>): Promise<DraftId | null> {
  const { database, clock, newId } = replica;
  return transactionOverRows(replica, async () => {
    const entry = await database.outbox.get(order);
    if (entry?.collection !== 'foods' || entry.kind !== 'create' || entry.state !== 'parked') return null;
    const food = decodeFood({ ...entry.columns, id: entry.record });
    if (food.kind === 'refused') return null;
    const photo = entry.files.image === undefined ? undefined : await database.photos.get(entry.files.image);
    const id = newId.record() as DraftId;
    const now = clock();
    await database.drafts.put({
      id,
      member: entry.member,
      edits: null,
      submission: submissionFromFood(food.value),
      photo:
        photo === undefined || photo.bytes instanceof Blob
          ? null
          : { bytes: photo.bytes, type: photo.type, name: photo.name, width: 0, height: 0 },
      createdAt: now,
      updatedAt: now,
    });
    await discardEntries(database, [entry]);
    return id;
  });
}
