import { useState } from 'react';
import type { AccountOutcome, FieldProblems } from '#domain/accounts.ts';
import { accountFailure } from './account-failure.ts';

interface RequestState {
  readonly busy: boolean;
  readonly failure: string | null;
}

/** What the member is told when the device itself failed, for example because it is full. */
const DEVICE_FAILED = 'This device could not save your sign-in. Free some space and try again; what you typed is still here.';

export interface RequestResult {
  /** null: it worked. */
  readonly failure: string | null;
  readonly fields: FieldProblems;
}

/** One request to the accounts at a time, with its state for the form: busy, and why the last one failed. */
export function useAccountRequest() {
  const [state, setState] = useState<RequestState>({ busy: false, failure: null });

  const send = async (ask: () => Promise<AccountOutcome>): Promise<RequestResult> => {
    setState({ busy: true, failure: null });
    const result = await resultOf(ask);
    setState({ busy: false, failure: result.failure });
    return result;
  };
  return { ...state, send, clearFailure: () => setState((before) => ({ ...before, failure: null })) };
}

async function resultOf(ask: () => Promise<AccountOutcome>): Promise<RequestResult> {
  try {
    const outcome = await ask();
    if (outcome.kind === 'done') return { failure: null, fields: {} };
    return { failure: accountFailure(outcome), fields: outcome.kind === 'refused' ? outcome.fields : {} };
  } catch {
    return { failure: DEVICE_FAILED, fields: {} };
  }
}
