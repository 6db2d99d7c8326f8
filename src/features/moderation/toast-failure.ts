import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Says why a change was not kept. */
export function toastFailure(outcome: Exclude<WriteOutcome, { kind: 'saved' }>, title: string): void {
  switch (outcome.kind) {
    case 'storage-full':
      toastFullDevice();
      return;
    case 'signed-out':
      toast({ title, description: t`Please sign in first.`, tone: 'destructive' });
      return;
    case 'missing':
      toast({ title, description: t`It is not there any more.`, tone: 'destructive' });
      return;
    case 'failed':
      toast({ title, description: t`Something went wrong on this device. Please try again.`, tone: 'destructive' });
      return;
    default:
      assertNever(outcome);
  }
}
