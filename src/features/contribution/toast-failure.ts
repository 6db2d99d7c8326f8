import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { fullDeviceWords } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';

export const authenticationRequired = {
  title: t`Authentication required`,
  description: t`Please sign in to contribute food experiences.`,
} as const;

/** Says why a contribution was not saved on this device (spec 1 §5, §8, contribute). */
export function toastFailure({ kind }: Exclude<WriteOutcome, { kind: 'saved' }>): void {
  toast({ ...wordsFor(kind), tone: 'destructive' });
}

function wordsFor(kind: Exclude<WriteOutcome['kind'], 'saved'>): {
  readonly title: string;
  readonly description: string;
} {
  switch (kind) {
    case 'storage-full':
      return fullDeviceWords();
    case 'signed-out':
      return authenticationRequired;
    case 'missing':
      return {
        title: t`Submission failed`,
        description: t`This food is no longer there. What you wrote is kept under Drafts.`,
      };
    case 'failed':
      return { title: t`Submission failed`, description: t`Please try again. What you wrote is kept under Drafts.` };
    default:
      return assertNever(kind);
  }
}
