import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Tells what came of saving the taste profile (spec 2 §8); true when it is saved. */
export async function toastProfileSaved(replica: Replica, outcome: WriteOutcome): Promise<boolean> {
  switch (outcome.kind) {
    case 'saved':
      await toastSaved(replica, {
        title: t`Taste Profile Updated!`,
        description: t`Your preferences have been saved successfully.`,
      });
      return true;
    case 'storage-full':
      toastFullDevice();
      return false;
    case 'signed-out':
    case 'missing':
    case 'failed':
      toast({
        title: t`Error`,
        description: t`Failed to save your taste profile. Please try again.`,
        tone: 'destructive',
      });
      return false;
    default:
      return assertNever(outcome);
  }
}
