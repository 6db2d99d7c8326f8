import type { Avoidance } from '#domain/avoidance/read-avoidance.ts';
import { isUnstated, type Need } from '#domain/avoidance/need.ts';
import type { SafetyNeeds } from '#domain/safety/standing-for.ts';
import type { AllergenWord, DietaryFlagName } from '#domain/taste-vocabulary.ts';
import type { AvoidedLabel } from './assistant-question.ts';
import type { AssistantWords } from './assistant-words.ts';

/** Flags that are about allergens alone are shown as these. */
const allergensOf: Readonly<Record<string, readonly string[]>> = { gluten_free: ['gluten'], dairy_free: ['milk'], nut_free: ['peanut', 'tree nut'] };

function keysOf(need: Need): readonly string[] {
  return need.kind === 'allergen' ? [need.allergen] : allergensOf[need.diet] ?? [need.diet];
}

/** A word of the asker's for which nothing is stated. */
const wordKey = (word: string) => `word ${word}`;

/** What is avoided, each once, as the asker reads it (R29). */
export function avoidingLabels({ avoided, unknown }: Avoidance, words: AssistantWords): readonly AvoidedLabel[] {
  const keys = [...new Set(avoided.flatMap(keysOf))];
  return [...keys.map((key) => ({ key, label: words.avoided(key) })), ...unknown.map((word) => ({ key: wordKey(word), label: word }))];
}

/** The same without what the asker said not to avoid. */
export function withoutTakenOff(avoidance: Avoidance, takenOff: readonly string[]): Avoidance {
  if (takenOff.length === 0) return avoidance;
  return {
    ...avoidance,
    avoided: avoidance.avoided.filter((need) => !keysOf(need).some((key) => takenOff.includes(key))),
    unknown: avoidance.unknown.filter((word) => !takenOff.includes(wordKey(word))),
  };
}

/** As the filters of a search, and as what a food's standing is asked for. */
export function filtersOf({ avoided }: Avoidance): { readonly diet: readonly DietaryFlagName[]; readonly withoutAllergens: readonly AllergenWord[]; readonly unstatable: readonly string[]; readonly avoids: SafetyNeeds } {
  const diets = avoided.flatMap((need) => (need.kind === 'diet' ? [need.diet] : []));
  const withoutAllergens = avoided.flatMap((need) => (need.kind === 'allergen' ? [need.allergen] : []));
  return {
    diet: diets.filter((name) => !isUnstated(name)), withoutAllergens, unstatable: diets.filter(isUnstated), avoids: { allergens: withoutAllergens, dietaryRestrictions: diets },
  };
}
