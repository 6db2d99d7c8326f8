import { t } from '@lingui/core/macro';
import type { ReviewId } from '#domain/values/ids/ids.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import type { Replica } from '#replica/database/replica.ts';
import { deleteAnswer } from '#replica/reviews/answer-commands.ts';

/** Deletes the own answer to a review, with a way back. */
export async function withdrawAnswer(replica: Replica, reviewId: ReviewId): Promise<void> {
  const outcome = await deleteAnswer(replica, reviewId, HELD_FOR_UNDO);
  if (outcome.kind !== 'saved') toastNotSaved(outcome);
  else await toastSaved(replica, { title: t`Answer deleted`, action: undoDeletion(outcome.undo) });
}
