import type { Accounts } from '#domain/accounts.ts';
import type { AccountsOptions } from './pocketbase-accounts.ts';

/** Accounts whose client is fetched with the first question, so that it is no part of the first view. */
export function accountsOnDemand(options: AccountsOptions): Accounts {
  let loaded: Promise<Accounts> | null = null;
  const load = () => {
    loaded ??= import('./pocketbase-accounts.ts').then(
      ({ pocketBaseAccounts }) => pocketBaseAccounts(options),
      (error: unknown) => {
        // The chunk could not be fetched; the next question tries again.
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
  return {
    signIn: async (credentials) => (await load()).signIn(credentials),
    signUp: async (account) => (await load()).signUp(account),
    signOut: () => options.sessions.end(),
    requestPasswordReset: async (email) => (await load()).requestPasswordReset(email),
    confirmPasswordReset: async (reset) => (await load()).confirmPasswordReset(reset),
    resendVerification: async (email) => (await load()).resendVerification(email),
    confirmVerification: async (token) => (await load()).confirmVerification(token),
    confirmEmailChange: async (change) => (await load()).confirmEmailChange(change),
  };
}
