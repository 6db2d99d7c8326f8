import type { AllergenWord, DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import { answerDiet, type FoodSubmission } from '#domain/contribution/food-submission.ts';

/** Something that the texts of a submission name, and its lists of allergens leave out. */
export interface AllergenHint {
  readonly kind: 'allergen';
  readonly allergen: AllergenWord;
  /** The list that it belongs to. */
  readonly into: 'allergens' | 'mayContain';
  /** 'usual': many recipes or makers put it in; 'misspelt': the word is nearly one that names it. */
  readonly ground: 'certain' | 'usual' | 'misspelt';
  /** The texts that name it. */
  readonly sources: readonly string[];
}

/** Something that speaks against a diet to which the contributor said yes. */
export interface DietHint {
  readonly kind: 'diet';
  readonly flag: DietaryFlagName;
  readonly ground: 'certain' | 'usual';
  readonly sources: readonly string[];
}

export type SafetyHint = AllergenHint | DietHint;

/** The submission after the contributor agreed: an allergen is added, and nothing that is listed is taken off; a diet is denied, or left open. */
export function takeHint(submission: FoodSubmission, hint: SafetyHint): FoodSubmission {
  if (hint.kind === 'diet')
    return answerDiet(submission, { flag: hint.flag, answer: hint.ground === 'certain' ? false : null });
  const listed = submission[hint.into] ?? [];
  return listed.includes(hint.allergen) ? submission : { ...submission, [hint.into]: [...listed, hint.allergen] };
}
