import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** Scales from which a member counts as bold, and up to which as careful, on 1-5 (spec 2 §9). */
export const BOLD = 4;
export const CAREFUL = 2;

/** A scale that is stored as 1-10, as the pairing rules read it: 1-5 (R1); null where it was never answered. */
export function onFive(value: number | null): number | null {
  return value === null ? null : Math.ceil(value / 2);
}

/** Results of one pairing: 8, or 12 for the adventurous (spec 2 §9). */
export function pairingLimit(profile: Pick<TasteProfile, 'adventureLevel'> | null): number {
  return (onFive(profile?.adventureLevel ?? null) ?? 0) >= BOLD ? 12 : 8;
}
