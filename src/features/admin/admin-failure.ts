import { t } from '@lingui/core/macro';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import { assertNever } from '#prelude/assert-never.ts';

/** The sentence that says why a request of an admin came to nothing: problems of fields say more than the sentence above them. */
export function adminFailure(outcome: Exclude<AdminOutcome<unknown>, { kind: 'done' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return (
        Object.values(outcome.fields)
          .filter((problem) => problem !== '')
          .join(' ') ||
        outcome.message ||
        t`The server refused this.`
      );
    case 'unauthorised':
      return t`Only a signed-in admin may do this. Sign in again if you are one.`;
    case 'throttled':
      return t`Too many requests. Please wait a minute and try again.`;
    case 'unreachable':
      return t`Foretaste cannot be reached. Check your connection and try again.`;
    default:
      return assertNever(outcome);
  }
}
