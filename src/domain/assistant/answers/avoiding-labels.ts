import { healthMatters } from '#domain/avoidance/health/health-matters.ts';
import { allergen, diet, isUnstated, type Need, unstatedDiets } from '#domain/avoidance/need.ts';
import { avoidedAlone } from '#domain/safety/avoided-in.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import {
  type AllergenWord,
  allergenWords,
  type DietaryFlagName,
  dietaryFlagNames,
} from '#domain/taste/taste-vocabulary.ts';
import type { AvoidedLabel } from '#domain/assistant/assistant-question.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import type { Avoidance } from '#domain/avoidance/read-avoidance.ts';
import { type Dislike, dislikeCalled } from '#domain/assistant/words/plain-dislike-words.ts';
import { healthKey, UNNAMED_KEY } from '#domain/assistant/reading/unknown-here.ts';

/** What is avoided, and what is merely not liked: of that no record states that it is not in a food, but many do not name it. */
export interface Avoiding extends Avoidance {
  readonly disliked: readonly Dislike[];
}

/** Flags that are about allergens alone are shown as these. */
const allergensOf: Readonly<Record<string, readonly string[]>> = {
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
  nut_free: ['peanut', 'tree nut'],
};

/** How a need is called among what is avoided: by its allergens, or by its diet. */
export function keysOf(need: Need): readonly string[] {
  return need.kind === 'allergen' ? [need.allergen] : (allergensOf[need.diet] ?? [need.diet]);
}

/** A word of the asker's for which nothing is stated. */
const WORD = 'word ';
const wordKey = (word: string) => `${WORD}${word}`;
/** A plain ingredient that is not liked, by its English name. */
const DISLIKED = 'disliked ';
const dislikedKey = (name: string) => `${DISLIKED}${name}`;

/** What is avoided, each once, as the asker reads it (R29); and the state of health, or the allergy that was not named, of which nothing is known here. */
export function avoidingLabels(
  { avoided, unknown, disliked, health, isUnnamed }: Avoiding,
  words: AssistantWords,
): readonly AvoidedLabel[] {
  const keys = [...new Set(avoided.flatMap(keysOf))];
  return [
    ...keys.map((key) => ({ key, label: words.avoided(key) })),
    ...unknown.map((word) => ({ key: wordKey(word), label: word })),
    ...disliked.map(({ name }) => ({ key: dislikedKey(name.en), label: words.disliked(name) })),
    ...health.map((matter) => ({ key: healthKey(matter), label: words.healthMatter(matter) })),
    ...(isUnnamed ? [{ key: UNNAMED_KEY, label: words.unnamedAllergy }] : []),
  ];
}

/** The same without what the asker said not to avoid. */
export function withoutTakenOff(avoidance: Avoiding, takenOff: readonly string[]): Avoiding {
  if (takenOff.length === 0) return avoidance;
  return {
    ...avoidance,
    avoided: avoidance.avoided.filter((need) => !keysOf(need).some((key) => takenOff.includes(key))),
    unknown: avoidance.unknown.filter((word) => !takenOff.includes(wordKey(word))),
    disliked: avoidance.disliked.filter(({ name }) => !takenOff.includes(dislikedKey(name.en))),
    health: avoidance.health.filter((matter) => !takenOff.includes(healthKey(matter))),
    isUnnamed: avoidance.isUnnamed && !takenOff.includes(UNNAMED_KEY),
    // Whoever takes it off has read what it is about.
    isOfHarm: false,
  };
}

/**
 * The same with what earlier questions of the conversation avoid (R29), which no later wish undoes: whoever asks takes the chip off. An allergy that was not
 * named is so until something is.
 *
 * @param keys of the labels of earlier answers; what is none is passed over
 */
export function withKept(avoidance: Avoiding, keys: readonly string[]): Avoiding {
  if (keys.length === 0) return avoidance;
  const needs = keys.flatMap(needsOf);
  const isKept = (word: AllergenWord) => needs.some((need) => need.kind === 'allergen' && need.allergen === word);
  const avoided = [
    ...avoidance.avoided,
    ...needs.filter((need) => !avoidance.avoided.some((own) => JSON.stringify(own) === JSON.stringify(need))),
  ];
  const kept = keys.flatMap((key) =>
    key.startsWith(DISLIKED) ? (dislikeCalled(key.slice(DISLIKED.length)) ?? []) : [],
  );
  // Where harm is spoken of, nobody knows any more whether what was not liked is what harms.
  const harming = avoidance.isOfHarm ? kept.map(({ name }) => name.en) : [];
  const unknown = [
    ...new Set([
      ...avoidance.unknown,
      ...keys.flatMap((key) => (key.startsWith(WORD) && key !== WORD ? [key.slice(WORD.length)] : [])),
      ...harming,
    ]),
  ];
  const disliked = avoidance.isOfHarm ? avoidance.disliked : [...new Set([...avoidance.disliked, ...kept])];
  const health = healthMatters.filter(
    (matter) => avoidance.health.includes(matter) || keys.includes(healthKey(matter)),
  );
  const asked = avoidance.asked.filter((word) => !isKept(word));
  return {
    ...avoidance,
    avoided,
    unknown,
    disliked,
    health,
    asked,
    askedWords: asked.length === avoidance.asked.length ? avoidance.askedWords : [],
    isUnnamed:
      avoidance.isUnnamed || (keys.includes(UNNAMED_KEY) && avoided.length + unknown.length + health.length === 0),
  };
}

function needsOf(key: string): readonly Need[] {
  const known = allergenWords.find((word) => word === key);
  if (known !== undefined) return [...flagsOf(known), allergen(known)];
  const stated = [...dietaryFlagNames, ...unstatedDiets].find((name) => name === key);
  return stated === undefined ? [] : [diet(stated)];
}

/** The flag that is shown as this allergen alone. */
function flagsOf(known: AllergenWord): readonly Need[] {
  return dietaryFlagNames.flatMap((flag) =>
    allergensOf[flag]?.length === 1 && allergensOf[flag][0] === known ? [diet(flag)] : [],
  );
}

/** As the filters of a search, and as what a food's status is asked for. */
export function filtersOf({ avoided }: Pick<Avoiding, 'avoided'>): {
  readonly diet: readonly DietaryFlagName[];
  readonly withoutAllergens: readonly AllergenWord[];
  readonly unstatable: readonly string[];
  readonly avoids: SafetyNeeds;
} {
  const diets = avoided.flatMap((need) => (need.kind === 'diet' ? [need.diet] : []));
  const withoutAllergens = avoided.flatMap((need) => (need.kind === 'allergen' ? [need.allergen] : []));
  return {
    diet: diets.filter((name) => !isUnstated(name)),
    withoutAllergens,
    unstatable: diets.filter(isUnstated),
    // A wish that means molluscs, too, names them beside: 'prawns' alone are crustaceans.
    avoids: { allergens: avoidedAlone(withoutAllergens), dietaryRestrictions: diets },
  };
}
