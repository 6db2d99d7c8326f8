import { create } from 'zustand';
import { tabMemory } from '#ui/device/tab-memory.ts';

interface UnfinishedAccount {
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  /** Where the visitor wanted to go before choosing a role. */
  readonly returnTo: string;
}

const NOTHING_TYPED = { email: '', username: '', fullName: '' };
const memory = tabMemory('foretaste.unfinished-account');

/**
 * What a visitor typed on the way to an account: shared by the forms, and kept while the visitor chooses a role, looks around or
 * reloads the page. It dies with the tab, and passwords are never in it.
 */
export const useUnfinishedAccount = create<UnfinishedAccount>()(() => ({
  ...NOTHING_TYPED,
  returnTo: '/',
  ...remembered(),
}));

useUnfinishedAccount.subscribe((account) => memory.keep(account));

/** The account is there: what was typed is needed no more. Where to go is, a moment longer. */
export function forgetWhatWasTyped(): void {
  useUnfinishedAccount.setState(NOTHING_TYPED);
}

function remembered(): Partial<UnfinishedAccount> {
  const kept = memory.recall();
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}
