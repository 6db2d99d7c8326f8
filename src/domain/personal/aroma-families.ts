import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';

/** The quiz's aroma answers and the aroma words that each stands for (spec 2 §9; R2). */
const aromaFamilies = {
  'Floral & Fresh': ['floral', 'fresh'],
  'Earthy & Woody': ['earthy', 'woody'],
  'Spicy & Warm': ['spicy', 'warm'],
  'Sweet & Fruity': ['sweet', 'fruity'],
  'Rich & Deep': ['rich', 'deep'],
} as const;

export type AromaFamily = keyof typeof aromaFamilies;

export const aromaFamilyNames = Object.keys(aromaFamilies) as readonly AromaFamily[];

/** The family that a text names, in any case, or null. */
export function aromaFamilyNamed(text: string): AromaFamily | null {
  return aromaFamilyNames.find((name) => foldCase(name) === foldCase(text)) ?? null;
}

/** The aromas (folded) that a member likes: words, and the families found among aromas or cuisines (R2). */
export function likedAromas({
  preferredAromas,
  preferredCuisines,
}: Pick<TasteProfile, 'preferredAromas' | 'preferredCuisines'>): ReadonlySet<string> {
  const families = [...preferredAromas, ...preferredCuisines].flatMap((text) => aromaFamilyNamed(text) ?? []);
  const words = preferredAromas.filter((text) => aromaFamilyNamed(text) === null);
  return new Set([...words, ...families.flatMap((family) => aromaFamilies[family])].map(foldCase));
}

/** The cuisines that a member likes, without the aroma families that the quiz keeps among them (R2). */
export function likedCuisines({ preferredCuisines }: Pick<TasteProfile, 'preferredCuisines'>): readonly string[] {
  return preferredCuisines.filter((text) => aromaFamilyNamed(text) === null);
}
