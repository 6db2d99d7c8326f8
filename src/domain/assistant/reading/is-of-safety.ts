import { namesNothing, readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import type { Reading } from './reading.ts';
import { asksForSafety, readingsOf } from './readings-of.ts';

/**
 * Whether a question may be read as one of safety, in either language and whatever the reader's: of an allergen, a diet, a state of health, or
 * whether something may be eaten at all. Such a question is answered by what is stated alone (R5), never by an AI service.
 */
export function isOfSafety(prompt: string): boolean {
  const grammars = Object.values(questionGrammars);
  if (grammars.some((grammar) => asksForSafety(prompt, grammar))) return true;
  // Of what names nothing, no words are part of a food's name.
  const names = namesNothing(prompt)
    ? []
    : grammars.flatMap((grammar) => readingsOf(prompt, { cuisines: [], grammar }).slice(0, -1)).flatMap(nameIn);
  const { avoided, unknown, health, isOfHarm, isUnnamed } = readAvoidance(prompt, names);
  return avoided.length + unknown.length + health.length > 0 || isOfHarm || isUnnamed;
}

const denies = /\b(?:no|not|without|free|minus|less|and|or|but|ohne|kein\w*|nicht|frei|und|oder|aber)\b/;

/** What is asked about by name is no wish: 'what goes with cheese'. */
function nameIn(reading: Reading): readonly string[] {
  if (
    !('phrase' in reading) ||
    reading.phrase === '' ||
    reading.kind === 'safety' ||
    reading.kind === 'similar' ||
    reading.kind === 'like' ||
    denies.test(reading.phrase)
  )
    return [];
  return [reading.phrase];
}
