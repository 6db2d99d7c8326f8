import { clamp } from '#prelude/clamp.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import type { TasteProfile } from './taste-profile.ts';

/** Largest value of each scale (R1); each begins at 1. */
export const tasteScales = { spiceTolerance: 10, sweetnessPreference: 5, adventureLevel: 10 } as const;

/** A profile in which nothing was answered. */
export const emptyTasteProfile: TasteProfile = {
  spiceTolerance: null,
  sweetnessPreference: null,
  adventureLevel: null,
  preferredFlavours: [],
  preferredTextures: [],
  preferredAromas: [],
  preferredCuisines: [],
  dietaryRestrictions: [],
  allergens: [],
};

/** A taste profile from a row of user_taste_profiles (spec 1 §3); anything that is no row gives null. A number of the server is 0 where none was given. */
export function decodeTasteProfile(value: unknown): TasteProfile | null {
  const columns = readColumns(value);
  if (columns === null) return null;
  const scale = (name: string, most: number) => {
    const given = columns.number(name);
    return given === null || given === 0 ? null : clamp(Math.round(given), 1, most);
  };
  return {
    spiceTolerance: scale('spice_tolerance', tasteScales.spiceTolerance),
    sweetnessPreference: scale('sweetness_preference', tasteScales.sweetnessPreference),
    adventureLevel: scale('adventure_level', tasteScales.adventureLevel),
    preferredFlavours: columns.list('preferred_flavors'),
    preferredTextures: columns.list('preferred_textures'),
    preferredAromas: columns.list('preferred_aromas'),
    preferredCuisines: columns.list('preferred_cuisines'),
    dietaryRestrictions: columns.list('dietary_restrictions'),
    allergens: columns.list('allergens'),
  };
}

/** The columns of a taste profile as the server takes them; what was not answered is 0. */
export function encodeTasteProfile(profile: TasteProfile) {
  return {
    spice_tolerance: profile.spiceTolerance ?? 0,
    sweetness_preference: profile.sweetnessPreference ?? 0,
    adventure_level: profile.adventureLevel ?? 0,
    preferred_flavors: profile.preferredFlavours,
    preferred_textures: profile.preferredTextures,
    preferred_aromas: profile.preferredAromas,
    preferred_cuisines: profile.preferredCuisines,
    dietary_restrictions: profile.dietaryRestrictions,
    allergens: profile.allergens,
  };
}
