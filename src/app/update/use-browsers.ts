import { useCallback } from 'react';
import type { WokenBrowsers } from '#domain/accounts/woken-browsers.ts';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';

/** By whom the server is asked for browsers that are to be woken; null while that could not be fetched. */
export function useBrowsers(): () => Promise<WokenBrowsers | null> {
  const accounts = useAccounts();
  return useCallback(async () => (await accounts.prepare())?.browsers() ?? null, [accounts]);
}
