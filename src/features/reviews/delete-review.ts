import { t } from '@lingui/core/macro';
import type { ReviewId } from '#domain/values/ids/ids.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import type { Replica } from '#replica/database/replica.ts';
import { withdrawReview } from '#replica/reviews/review-commands.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Deletes the own review and says what came of it (spec 1 §8, review toasts). */
export async function deleteReview(replica: Replica, id: ReviewId): Promise<void> {
  const outcome = await withdrawReview(replica, id, HELD_FOR_UNDO);
  switch (outcome.kind) {
    case 'saved':
    case 'missing':
      await toastSaved(replica, {
        title: t`Review deleted`,
        description: t`Your review has been successfully deleted.`,
        ...(outcome.kind === 'saved' ? { action: undoDeletion(outcome.undo) } : {}),
      });
      return;
    case 'storage-full':
      toastFullDevice();
      return;
    case 'signed-out':
    case 'failed':
      toast({
        title: t`Delete failed`,
        description: t`There was an error deleting the review. Please try again.`,
        tone: 'destructive',
      });
  }
}
