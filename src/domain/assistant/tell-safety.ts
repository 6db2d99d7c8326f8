import { assertNever } from '#prelude/assert-never.ts';
import { foldCase } from '#prelude/fold-case.ts';
import { dietaryLabels } from '#domain/dietary-labels.ts';
import { type Safety, safetyByDiet, safetyFromAllergen } from '#domain/personal/is-safe-for.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { dietaryFlagNames } from '#domain/taste-vocabulary.ts';
import type { Need } from './needs-in.ts';
import { wordList } from './word-list.ts';

const CAUTION = 'This is what its contributors stated; with an allergy, ask whoever made it.';

/** Whether a food meets a need by what is stated of it (R5). */
function safetyOf(food: Pick<TasteTraits, 'allergens' | 'diet'>, need: Need): Safety {
  return need.kind === 'diet' ? safetyByDiet(food, need.diet) : safetyFromAllergen(food, need.allergen);
}

/** Whether a food meets each need, in sentences; what is not stated is never told as safe (R5). */
export function tellSafety(food: TasteTraits, needs: readonly Need[]): string {
  return [...needs.map((need) => safetySentence(food, need)), CAUTION].join(' ');
}

function safetySentence(food: TasteTraits, need: Need): string {
  const safety = safetyOf(food, need);
  const { name } = food;
  const word = needWord(need);
  if (need.kind === 'diet') {
    switch (safety) {
      case 'safe':
        return `Yes, ${name} is stated to be ${word}.`;
      case 'unsafe':
        return `No, by what is stated ${name} is not ${word}.`;
      case 'not-stated':
        return `Whether ${name} is ${word} is not stated, so do not take it as ${word}.`;
      default:
        return assertNever(safety);
    }
  }
  switch (safety) {
    case 'safe':
      return `${name} is stated to be without ${word}.`;
    case 'unsafe':
      return `${name} contains ${word}.`;
    case 'not-stated':
      return `Whether ${name} contains ${word} is not stated, so do not take it as safe.`;
    default:
      return assertNever(safety);
  }
}

function needWord(need: Need): string {
  if (need.kind === 'allergen') return need.allergen;
  const flag = dietaryFlagNames.find((name) => name === need.diet);
  return flag === undefined ? need.diet : dietaryLabels[flag].toLowerCase();
}

/** What allergens are stated of a food, and whether it meets the profile of whoever asks. */
export function tellAllergens(food: TasteTraits, profile: TasteProfile | null): string {
  const { name, allergens } = food;
  const stated =
    allergens === null
      ? `Which allergens ${name} contains is not stated, so do not take it as safe.`
      : allergens.length === 0
        ? `${name} is stated to contain none of the allergens that Foretaste asks about.`
        : `${name} contains ${wordList(allergens)}.`;
  return [stated, ...(profile === null ? [] : profileSentences(food, profile)), CAUTION].join(' ');
}

function profileSentences(food: TasteTraits, { allergens, dietaryRestrictions }: TasteProfile): readonly string[] {
  const wanted = [
    ...allergens.map((word) => ({ word: `contains ${word}`, safety: safetyFromAllergen(food, foldCase(word)) })),
    ...dietaryRestrictions.map((word) => ({ word: `is ${dietWord(word)}`, safety: safetyByDiet(food, word) })),
  ];
  const unsafe = wanted.filter(({ safety }) => safety === 'unsafe');
  const unknown = wanted.filter(({ safety }) => safety === 'not-stated');
  return [
    unsafe.length > 0 ? 'It does not go with what your taste profile says you must avoid.' : '',
    unknown.length > 0 ? `Of your taste profile this is not stated: whether it ${wordList(unknown.map(({ word }) => word), 'or')}.` : '',
    wanted.length > 0 && unsafe.length + unknown.length === 0 ? 'By what is stated, it meets your taste profile.' : '',
  ].filter((sentence) => sentence !== '');
}

function dietWord(word: string): string {
  const flag = dietaryFlagNames.find((name) => name === word);
  return flag === undefined ? word : dietaryLabels[flag].toLowerCase();
}
