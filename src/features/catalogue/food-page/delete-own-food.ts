import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { deleteFood } from '#replica/foods/food-commands.ts';
import type { Replica } from '#replica/database/replica.ts';
import { toast } from '#ui/feedback/toast.ts';

const failure = {
  title: t`Delete failed`,
  description: t`There was an error deleting the food. Please try again.`,
  tone: 'destructive',
} as const;

/** Deletes an own food and says what came of it (spec 1 §8, food toasts); whether it is gone. */
export async function deleteOwnFood(replica: Replica, foodId: FoodId): Promise<boolean> {
  const outcome = await deleteFood(replica, foodId, HELD_FOR_UNDO);
  switch (outcome.kind) {
    case 'saved':
    case 'missing':
      await toastSaved(replica, {
        title: t`Food deleted`,
        description: t`Your food has been successfully deleted.`,
        ...(outcome.kind === 'saved' ? { action: undoDeletion(outcome.undo) } : {}),
      });
      return true;
    case 'storage-full':
      toastFullDevice();
      return false;
    case 'signed-out':
    case 'failed':
      toast(failure);
      return false;
    default:
      return assertNever(outcome);
  }
}
