import { questionGrammars } from './question-grammars.ts';
import type { Reading } from './reading.ts';
import { readingsOf } from './readings-of.ts';

/**
 * Whether a question may be read as one of safety, in either language and whatever the reader's: of an allergen, a diet, or whether something
 * may be eaten at all. Such a question is answered by what is stated alone (R5), never by an AI service.
 */
export function isOfSafety(prompt: string): boolean {
  return Object.values(questionGrammars).some((grammar) => readingsOf(prompt, { cuisines: [], grammar }).some(namesNeeds));
}

function namesNeeds(reading: Reading): boolean {
  if (reading.kind === 'safety') return true;
  if (reading.kind !== 'wish' && reading.kind !== 'meal') return false;
  const { wish } = reading;
  return wish !== null && (wish.avoidsUnknown || wish.unstatable.length + wish.question.diet.length + wish.question.withoutAllergens.length > 0);
}
