import type { AccountOutcome, Accounts, FetchedAccounts } from '#domain/accounts/accounts.ts';
import type { AccountsOptions } from './pocketbase-accounts.ts';

/** Accounts whose client is fetched with the first question, so that it is no part of the first view. */
export function accountsOnDemand(options: AccountsOptions): Accounts {
  let loaded: Promise<FetchedAccounts> | null = null;
  const load = async (): Promise<FetchedAccounts | null> => {
    loaded ??= import('./pocketbase-accounts.ts').then(({ pocketBaseAccounts }) => pocketBaseAccounts(options));
    try {
      return await loaded;
    } catch {
      // The client comes from the same server, which could not be reached; the next question tries again.
      loaded = null;
      return null;
    }
  };
  const ask = async <Outcome>(
    question: (accounts: Accounts) => Promise<Outcome>,
  ): Promise<Outcome | Extract<AccountOutcome, { kind: 'unreachable' }>> => {
    const accounts = await load();
    return accounts === null ? { kind: 'unreachable' } : question(accounts);
  };
  return {
    prepare: load,
    operator: async () => (await load())?.operator() ?? null,
    signIn: (credentials) => ask((accounts) => accounts.signIn(credentials)),
    signUp: (account) => ask((accounts) => accounts.signUp(account)),
    signOut: () => options.sessions.end(),
    requestPasswordReset: (email) => ask((accounts) => accounts.requestPasswordReset(email)),
    confirmPasswordReset: (reset) => ask((accounts) => accounts.confirmPasswordReset(reset)),
    resendVerification: (email) => ask((accounts) => accounts.resendVerification(email)),
    confirmVerification: (token) => ask((accounts) => accounts.confirmVerification(token)),
    confirmEmailChange: (change) => ask((accounts) => accounts.confirmEmailChange(change)),
    changePassword: (change) => ask((accounts) => accounts.changePassword(change)),
    signOutEverywhere: (member) => ask((accounts) => accounts.signOutEverywhere(member)),
    requestEmailChange: (change) => ask((accounts) => accounts.requestEmailChange(change)),
    exportData: (wanted) => ask((accounts) => accounts.exportData(wanted)),
    deleteAccount: (confirmation) => ask((accounts) => accounts.deleteAccount(confirmation)),
  };
}
