import { t } from '@lingui/core/macro';
import type { AccountOutcome } from '#domain/accounts/accounts.ts';
import { assertNever } from '#prelude/assert-never.ts';

/**
 * The sentence that says why an account request came to nothing (spec 1 §8: the server's message; problems of fields say more than
 * the sentence above them). All that was typed stays in the form.
 */
export function accountFailure(outcome: Exclude<AccountOutcome, { kind: 'done' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return Object.values(outcome.fields).map(asSentence).join(' ') || outcome.message || t`The server refused this.`;
    case 'throttled':
      return t`Too many attempts. Please wait a minute and try again.`;
    case 'unreachable':
      return t`Foretaste cannot be reached. Check your connection and try again: what you typed is still here.`;
    default:
      return assertNever(outcome);
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
