import type { Day } from '#domain/values/day.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { LearnedTaste } from '#domain/liking/learned-taste.ts';
import type { PairingEvidence, PairingReason } from '#domain/pairing/pairing.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

/** Who asks; both null for nobody in particular. */
export interface AssistantTaster {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
  /** What ratings taught; without it the profile speaks alone (R33). */
  readonly taste?: LearnedTaste;
  /** Today: what is equal stands by its lots (R36). Whoever answers adds it. */
  readonly on?: Day;
}

/** Which of the foods that a search lets through are taken. */
export interface Sieve {
  readonly passes: (food: TasteTraits) => boolean;
  /** At most so many. */
  readonly limit: number;
}

/**
 * What the built-in assistant may ask about foods, on behalf of one taster: the ranking worker answers it on the device, SQL on the server.
 * Every list is best first and bounded; what is not in an answer does not exist for the assistant.
 */
export interface AssistantCatalogue {
  /**
   * Foods that the search dropdown finds for a text: by name, a near spelling of it, and more; the assistant decides which are meant.
   *
   * @param isEnough whether those that hold the text suffice: near spellings need not be looked for then, but may be
   */
  search(text: string, isEnough?: (exact: readonly TasteTraits[]) => boolean): readonly TasteTraits[];
  /** Foods that an advanced search lets through and that pass the sieve; without one some dozens at most. */
  find(question: FoodQuestion, sieve?: Sieve): readonly TasteTraits[];
  /** As the pairing screen finds them, members' votes counted (R31). */
  pairings(id: FoodId): readonly {
    readonly food: TasteTraits;
    readonly reasons: readonly PairingReason[];
    readonly evidence: PairingEvidence;
  }[];
  similar(id: FoodId): readonly TasteTraits[];
  /** By the taster's profile (spec 1 §9, personalised scoring); [] without one. */
  recommended(): readonly { readonly food: TasteTraits; readonly because: readonly string[] }[];
  /** Names of cuisines that foods have. */
  cuisines(): readonly string[];
  get(id: FoodId): TasteTraits | null;
  /** Everything that is stated of a food, or null where that is not at hand. */
  details(id: FoodId): Food | null;
}

/** Enough to choose among equals. */
export const FOUND = 60;
