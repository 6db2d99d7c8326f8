import { createContext, type ReactNode, useContext } from 'react';
import type { Accounts } from '#domain/accounts/accounts.ts';
import { must } from '#prelude/must.ts';

const AccountsContext = createContext<Accounts | null>(null);

export function AccountsProvider({ accounts, children }: { accounts: Accounts; children: ReactNode }) {
  return <AccountsContext value={accounts}>{children}</AccountsContext>;
}

/** Throws outside its provider (spec 1 §8). */
export function useAccounts(): Accounts {
  return must(useContext(AccountsContext), 'useAuth must be used within an AuthProvider');
}
