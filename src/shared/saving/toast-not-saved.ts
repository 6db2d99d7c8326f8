import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { toastFullDeviceForTap } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Tells why a small change (a like, a saved food) was not kept; says nothing when it was. True when it is saved. */
export function toastNotSaved(outcome: WriteOutcome): boolean {
  switch (outcome.kind) {
    case 'saved':
      return true;
    case 'storage-full':
      toastFullDeviceForTap();
      return false;
    case 'signed-out':
      toast({ title: t`Authentication required`, description: t`Please sign in first.`, tone: 'destructive' });
      return false;
    case 'missing':
    case 'failed':
      toast({ title: t`Your change was not saved`, description: t`Please try again.`, tone: 'destructive' });
      return false;
    default:
      return assertNever(outcome);
  }
}
