import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { PhotoId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { addFoodPhoto, deleteFoodPhoto } from '#replica/publishing/photo-commands.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Adds a photo and says what came of it; whether it is saved. */
export async function addPhoto(replica: Replica, photo: Parameters<typeof addFoodPhoto>[1]): Promise<boolean> {
  const outcome = await addFoodPhoto(replica, photo);
  if (outcome.kind === 'saved') await toastSaved(replica, { title: t`Photo added` });
  else toastFailure(outcome, t`The photo was not added`);
  return outcome.kind === 'saved';
}

/** Deletes a photo, with the way back. */
export async function removePhoto(replica: Replica, photoId: PhotoId): Promise<void> {
  const outcome = await deleteFoodPhoto(replica, photoId, HELD_FOR_UNDO);
  if (outcome.kind === 'saved')
    await toastSaved(replica, { title: t`Photo deleted`, action: undoDeletion(outcome.undo) });
  else toastFailure(outcome, t`The photo was not deleted`);
}

function toastFailure(outcome: Exclude<WriteOutcome, { kind: 'saved' }>, title: string): void {
  switch (outcome.kind) {
    case 'storage-full':
      toastFullDevice();
      return;
    case 'signed-out':
      toast({ title, description: t`Please sign in and try again.`, tone: 'destructive' });
      return;
    case 'missing':
      toast({
        title,
        description: t`It is not here any more, or there are as many as there may be.`,
        tone: 'destructive',
      });
      return;
    case 'failed':
      toast({ title, description: t`Please try again.`, tone: 'destructive' });
      return;
    default:
      assertNever(outcome);
  }
}
