import { dietaryLabels } from '#domain/foods/dietary-labels.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { wordFor } from './word-for.ts';

/** What a dietary flag is called on screen; a restriction that is none of them is called as it is stored. */
export function dietWord(flag: string): string {
  const known = dietaryFlagNames.find((name) => name === flag);
  return wordFor(known === undefined ? flag : dietaryLabels[known]);
}

/** The same within a sentence: 'Not gluten free'. What a member wrote keeps its letters. */
export function dietInSentence(flag: string): string {
  return dietaryFlagNames.some((name) => name === flag) ? dietWord(flag).toLowerCase() : dietWord(flag);
}
