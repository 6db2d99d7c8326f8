import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** What the member likes whose lists are timed. */
export const benchProfile: TasteProfile = {
  ...emptyTasteProfile,
  spiceTolerance: 6,
  adventureLevel: 8,
  preferredFlavours: ['umami', 'smoky', 'rich'],
  preferredTextures: ['silky'],
  preferredCuisines: ['Japanese'],
};
