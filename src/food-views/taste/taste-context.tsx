import { createContext, type ReactNode, use } from 'react';
import { type OwnTaste, ownTaste } from '#replica/taste/taste-profile.ts';
import { useLive } from '#replica/database/use-live.ts';

const nobody: OwnTaste = { memberId: null, profile: null };

const TasteContext = createContext<OwnTaste | undefined>(undefined);

/** Reads the signed-in member's taste once for all cards. */
export function TasteProvider({ children }: { readonly children: ReactNode }) {
  return <TasteContext value={useLive(ownTaste, [])}>{children}</TasteContext>;
}

/** The taste of whoever uses this device; both null for a visitor and until it is read. */
export function useTaste(): OwnTaste {
  return useTasteOnceRead() ?? nobody;
}

/** The same, but undefined until it is read: for places where a member must not be taken for a visitor meanwhile. */
export function useTasteOnceRead(): OwnTaste | undefined {
  return use(TasteContext);
}
