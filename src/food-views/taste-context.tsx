import { createContext, type ReactNode, use } from 'react';
import { type OwnTaste, ownTaste } from '#replica/taste-profile.ts';
import { useLive } from '#replica/use-live.ts';

const nobody: OwnTaste = { memberId: null, profile: null };

const TasteContext = createContext<OwnTaste>(nobody);

/** Reads the signed-in member's taste once for all cards. */
export function TasteProvider({ children }: { readonly children: ReactNode }) {
  const taste = useLive(ownTaste, []) ?? nobody;
  return <TasteContext value={taste}>{children}</TasteContext>;
}

/** The taste of whoever uses this device; both null for a visitor and until it is read. */
export function useTaste(): OwnTaste {
  return use(TasteContext);
}
