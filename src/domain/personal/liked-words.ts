import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { likedAromas, likedCuisines } from './aroma-families.ts';

/** What a profile likes, folded, to be looked up word by word. */
interface LikedWords {
  readonly flavours: ReadonlySet<string>;
  readonly textures: ReadonlySet<string>;
  readonly aromas: ReadonlySet<string>;
  /** Without the aroma families that the quiz keeps among them (R2). */
  readonly cuisines: ReadonlySet<string>;
}

/** Profiles are never changed, only replaced: what was prepared for one stays true as long as it lives. */
const prepared = new WeakMap<TasteProfile, LikedWords>();

/** Made once for a profile, and so once for a question about all foods. */
export function likedWords(profile: TasteProfile): LikedWords {
  const known = prepared.get(profile);
  if (known !== undefined) return known;
  const words: LikedWords = {
    flavours: new Set(profile.preferredFlavours.map(foldCase)),
    textures: new Set(profile.preferredTextures.map(foldCase)),
    aromas: likedAromas(profile),
    cuisines: new Set(likedCuisines(profile).map(foldCase)),
  };
  prepared.set(profile, words);
  return words;
}
