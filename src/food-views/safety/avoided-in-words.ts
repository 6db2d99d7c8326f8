import type { AvoidedStatus } from '#domain/safety/avoided-in.ts';
import type { SafetyStatus } from '#domain/safety/safety-status.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** What of that which somebody avoids has this status, in words (R28): allergens first. */
export function avoidedInWords(avoided: readonly AvoidedStatus[], wanted: SafetyStatus): string {
  const words = safetyWords[assistantLanguage];
  const of = (kindWanted: AvoidedStatus['kind']) =>
    avoided.filter(({ kind, status }) => kind === kindWanted && status === wanted).map(({ word }) => word);
  const [allergens, diets] = [of('allergen').map(wordFor), of('diet').map(dietWord)];
  return [
    ...(allergens.length > 0 ? [words.allergen(allergens.join(', '), wanted)] : []),
    ...(diets.length > 0 ? [words.diet(diets.join(', '), wanted)] : []),
  ].join(' · ');
}
