import { create } from 'zustand';

interface UnfinishedAccount {
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  /** Where the visitor wanted to go before choosing a role. */
  readonly returnTo: string;
}

const NOTHING_TYPED = { email: '', username: '', fullName: '' };

/**
 * What a visitor typed on the way to an account: shared by the forms, and kept while the visitor chooses a role or looks around.
 * It dies with the tab, and passwords are never in it.
 */
export const useUnfinishedAccount = create<UnfinishedAccount>()(() => ({ ...NOTHING_TYPED, returnTo: '/' }));

/** The account is there: what was typed is needed no more. Where to go is, a moment longer. */
export function forgetWhatWasTyped(): void {
  useUnfinishedAccount.setState(NOTHING_TYPED);
}
