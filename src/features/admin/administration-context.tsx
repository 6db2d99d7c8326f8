import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import type { Administration } from '#domain/administration/administration.ts';
import { must } from '#prelude/must.ts';

/** The client is fetched with the first question, so that it is no part of the first view. */
export type LoadAdministration = () => Promise<Administration>;

const AdministrationContext = createContext<LoadAdministration | null>(null);

export function AdministrationProvider({
  load,
  children,
}: {
  readonly load: LoadAdministration;
  readonly children: ReactNode;
}) {
  return <AdministrationContext value={load}>{children}</AdministrationContext>;
}

/** Asks the server what only admins may ask: `ask((administration) => administration.addCuisineFoods('Thai'))`. Never throws for what the network does. */
export function useAdministration() {
  const load = must(
    useContext(AdministrationContext),
    'useAdministration must be used within an AdministrationProvider',
  );
  return useCallback(
    async <Value,>(
      question: (administration: Administration) => Promise<AdminOutcome<Value>>,
    ): Promise<AdminOutcome<Value>> => {
      const administration = await load().catch(() => null);
      return administration === null ? { kind: 'unreachable' } : question(administration);
    },
    [load],
  );
}
