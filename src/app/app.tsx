import { BrowserRouter } from 'react-router-dom';
import type { Accounts } from '#domain/accounts.ts';
import { AccountsProvider } from '#features/account/accounts-context.tsx';
import { TasteProvider } from '#food-views/taste-context.tsx';
import { ReplicaProvider } from '#replica/replica-context.tsx';
import type { Replica } from '#replica/replica.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  readonly replica: Replica;
  readonly accounts: Accounts;
}

/** The app with the world that it needs. */
export function App({ replica, accounts }: AppProps) {
  return (
    <ThemeProvider>
      <ReplicaProvider replica={replica}>
        <AccountsProvider accounts={accounts}>
          <TasteProvider>
            <BrowserRouter>
              <Shell />
            </BrowserRouter>
          </TasteProvider>
        </AccountsProvider>
      </ReplicaProvider>
    </ThemeProvider>
  );
}
