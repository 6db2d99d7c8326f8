/** What a member likes and must not eat (spec 1 §3, user_taste_profiles; R1, R2). A scale that was never answered is null. */
export interface TasteProfile {
  /** 1-10 (R1). */
  readonly spiceTolerance: number | null;
  /** 1-5 (R1). */
  readonly sweetnessPreference: number | null;
  /** 1-10 (R1). */
  readonly adventureLevel: number | null;
  readonly preferredFlavours: readonly string[];
  readonly preferredTextures: readonly string[];
  readonly preferredAromas: readonly string[];
  /** Cuisines, and the quiz's aroma answer, for example 'Earthy & Woody' (R2). */
  readonly preferredCuisines: readonly string[];
  /** Names of dietary flags, for example 'vegan'; of other words nothing is ever stated, so that no food meets them for sure (R5). */
  readonly dietaryRestrictions: readonly string[];
  /** Words of `allergenWords`; a food may be stated to hold another word, and is never stated to be without it (R5). */
  readonly allergens: readonly string[];
}
