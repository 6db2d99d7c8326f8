import { allergenStatus } from './allergen-status.ts';
import { dietStatus } from './diet-status.ts';
import type { SafetyStatus } from './safety-status.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';

/** One thing that someone avoids, and how a food stands to it. */
export interface AvoidedStatus {
  readonly kind: 'allergen' | 'diet';
  readonly word: string;
  readonly status: SafetyStatus;
}

/**
 * Allergens whose name means more to whoever avoids it than a food states by it, and the word for what is stated. EU law names crustaceans and molluscs apart (Regulation 1169/2011, annex II), US law only 'Crustacean
 * shellfish' (FALCPA), and in common use 'shellfish' is both: a food's stated 'shellfish' is crustaceans, for 'molluscs' stands beside it in every form,
 * but whoever avoids shellfish is kept from molluscs, too. Who avoids 'crustaceans', or prawns in a wish, avoids these alone.
 */
const wider: Readonly<Partial<Record<AllergenWord, { readonly also: AllergenWord; readonly alone: string }>>> = {
  shellfish: { also: 'molluscs', alone: 'crustaceans' },
};

function widerMeaning(word: string): { readonly also: AllergenWord; readonly alone: string } | undefined {
  return Object.entries(wider).find(([wide]) => wide === word)?.[1];
}

/** What is avoided by whoever avoids these allergens. */
export function allAvoided(allergens: readonly string[]): readonly string[] {
  return allergens.flatMap((word) => {
    const also = widerMeaning(word)?.also;
    return also === undefined || allergens.includes(also) ? [word] : [word, also];
  });
}

/** The same allergens by words that mean no more than foods state: of a wish that says itself what else it means. */
export function avoidedAlone(allergens: readonly AllergenWord[]): readonly string[] {
  return allergens.map((word) => wider[word]?.alone ?? word);
}

/** Allergens of which some were just chosen to be left out: what these mean beside is chosen with them, and can be taken off again. */
export function newlyAvoided(chosen: readonly string[], before: readonly string[]): readonly string[] {
  const added = chosen.filter((word) => !before.includes(word));
  return [...new Set([...chosen, ...allAvoided(added)])];
}

/** How a food stands to each thing that someone avoids, in their order. */
export function avoidedIn(
  food: SafetyFacts,
  { allergens, dietaryRestrictions }: Pick<TasteProfile, 'allergens' | 'dietaryRestrictions'>,
): readonly AvoidedStatus[] {
  return [
    ...allAvoided(allergens).map((word) => ({ kind: 'allergen', word, status: allergenStatus(food, word) }) as const),
    ...dietaryRestrictions.map((word) => ({ kind: 'diet', word, status: dietStatus(food, word) }) as const),
  ];
}
