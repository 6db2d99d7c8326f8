import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';

/** Why a role could not be changed (spec 1 §8); null: it was. */
export function roleChangeFailure(outcome: WriteOutcome): string | null {
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'signed-out':
      return t`No user logged in`;
    case 'storage-full':
      return t`This device is full. Free some space and try again; what you typed is still here.`;
    case 'missing':
    case 'failed':
      return t`Please try again; what you typed is still here.`;
    default:
      return assertNever(outcome);
  }
}
