import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { AccountOutcome, FieldProblems, SignUpOutcome } from '#domain/accounts/accounts.ts';
import { accountFailure } from './account-failure.ts';

interface RequestResult {
  /** Why it came to nothing; null: it did not. */
  readonly failure: string | null;
  /** The server answered and said no: the failure is about what was typed, and not about the account itself. */
  readonly isRefused: boolean;
  /** Only of a sign-up: an older account was signed in instead. */
  readonly joinedBefore: boolean;
  /** Only of a sign-up: the mail that verifies the address is on its way (R35). */
  readonly mailSent: boolean;
  readonly fields: FieldProblems;
}

/** What the member is told when the device itself failed, for example because it is full. */
const DEVICE_FAILED = t`This device could not save your sign-in. Free some space and try again; what you typed is still here.`;

const WELL: RequestResult = { failure: null, isRefused: false, joinedBefore: false, mailSent: false, fields: {} };

/** One request to the accounts at a time, with its state for the form: busy, and why the last one failed. */
export function useAccountRequest() {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState(WELL);

  const send = async (ask: () => Promise<AccountOutcome | SignUpOutcome>): Promise<RequestResult> => {
    setBusy(true);
    setLast(WELL);
    const result = await resultOf(ask);
    setLast(result);
    setBusy(false);
    return result;
  };
  return { busy, failure: last.failure, isRefused: last.isRefused, send };
}

async function resultOf(ask: () => Promise<AccountOutcome | SignUpOutcome>): Promise<RequestResult> {
  try {
    const outcome = await ask();
    if (outcome.kind === 'done') return { ...WELL, mailSent: 'mailSent' in outcome && outcome.mailSent };
    if (outcome.kind === 'joined-before') return { ...WELL, joinedBefore: true };
    const failure = accountFailure(outcome);
    return outcome.kind === 'refused'
      ? { ...WELL, failure, isRefused: outcome.fields['account'] === undefined, fields: outcome.fields }
      : { ...WELL, failure };
  } catch {
    return { ...WELL, failure: DEVICE_FAILED };
  }
}
