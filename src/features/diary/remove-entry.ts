import { t } from '@lingui/core/macro';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { removeDiaryEntry } from '#replica/diary/diary-commands.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';

/** Deletes an entry and says so, with the way back. @param stays of the last entry of a food: whether it counts as tried without one (R44) */
export async function removeEntry(replica: Replica, entry: DiaryEntry, stays: boolean | undefined): Promise<void> {
  const outcome = await removeDiaryEntry(replica, { entryId: entry.id, stays, heldFor: HELD_FOR_UNDO });
  if (outcome.kind !== 'saved') {
    if (outcome.kind !== 'missing') toastNotSaved(outcome);
    return;
  }
  await toastSaved(replica, {
    title: t`Entry deleted`,
    description: entry.foodName,
    action: undoDeletion(outcome.undo),
  });
}
