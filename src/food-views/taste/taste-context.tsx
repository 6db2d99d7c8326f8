import { createContext, type ReactNode, use } from 'react';
import { create } from 'zustand';
import { type TableRule, type TasteHere, tasteHere } from '#replica/taste/taste-profile.ts';
import { useLive } from '#replica/database/use-live.ts';

const nobody: TasteHere = { memberId: null, profile: null, offeredTo: null, disliked: null };

/** What a table adds; null until the bar that says so is loaded: the first view has no room for it. */
export const useTableRule = create<{ readonly atTable: TableRule | null }>(() => ({ atTable: null }));

const TasteContext = createContext<TasteHere | undefined>(undefined);

/** Reads once for all cards the signed-in member's taste, and what the table in force adds to what is offered. */
export function TasteProvider({ children }: { readonly children: ReactNode }) {
  const { atTable } = useTableRule();
  const taste = useLive((replica) => tasteHere(replica, atTable), [atTable]);
  return <TasteContext value={taste ?? undefined}>{children}</TasteContext>;
}

/** The taste of whoever uses this device; of nobody for a visitor and until it is read. */
export function useTaste(): TasteHere {
  return useTasteOnceRead() ?? nobody;
}

/** The same, but undefined until it is read: for places where a member must not be taken for a visitor meanwhile. */
export function useTasteOnceRead(): TasteHere | undefined {
  return use(TasteContext);
}
