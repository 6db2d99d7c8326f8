import type { Accounts } from '#domain/accounts/accounts.ts';
import { AccountsProvider } from '#features/account/sign-in/accounts-context.tsx';
import { AdministrationProvider, type LoadAdministration } from '#features/admin/administration-context.tsx';
import { TasteProvider } from '#food-views/taste/taste-context.tsx';
import { ReplicaProvider } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import type { appSystem } from '#ui/theme/system.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { AppRouter } from '#app/routes/app-router.tsx';
import { ErrorBoundary } from '#app/errors/error-boundary.tsx';
import { Shell } from '#app/shell/shell.tsx';

interface AppProps {
  readonly system: ReturnType<typeof appSystem>;
  readonly replica: Replica;
  readonly accounts: Accounts;
  readonly administration: LoadAdministration;
}

/** The app with the world that it needs. */
export function App({ system, replica, accounts, administration }: AppProps) {
  return (
    <ThemeProvider system={system}>
      <ReplicaProvider replica={replica}>
        <AccountsProvider accounts={accounts}>
          <TasteProvider>
            <AdministrationProvider load={administration}>
              <AppRouter>
                <ErrorBoundary replica={replica} place="app">
                  <Shell />
                </ErrorBoundary>
              </AppRouter>
            </AdministrationProvider>
          </TasteProvider>
        </AccountsProvider>
      </ReplicaProvider>
    </ThemeProvider>
  );
}
