import { CircleHelp, ListChecks, TriangleAlert } from 'lucide-react';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { toldAllergens } from '#domain/safety/told-allergens.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { type Statement, StatementLines } from './statement-lines.tsx';

/** What is stated of allergens, by the lists, the names, the ingredients and the warnings together: what it contains, and what it may. 'Not stated' never looks good (R5, R28). */
export function AllergenLine({ food }: { readonly food: SafetyFacts }) {
  return <StatementLines statements={statementsOf(food)} />;
}

function statementsOf(food: SafetyFacts): readonly Statement[] {
  const { isListed, contains: contained, mayContain } = toldAllergens(food);
  const words = safetyWords[assistantLanguage];
  const list = (named: readonly string[]) => named.map(wordFor).join(', ');
  const may: readonly Statement[] =
    mayContain.length === 0
      ? []
      : [{ icon: TriangleAlert, colour: 'saffron.text', words: words.allergen(list(mayContain), 'may-contain') }];
  const contains: readonly Statement[] =
    contained.length === 0
      ? []
      : [{ icon: TriangleAlert, colour: 'danger.text', words: words.allergen(list(contained), 'contains') }];
  if (!isListed)
    return [{ icon: CircleHelp, colour: 'saffron.text', words: words.allergensNotStated }, ...contains, ...may];
  return contained.length === 0
    ? [{ icon: ListChecks, colour: 'ink.muted', words: words.noneListed }, ...may]
    : [...contains, ...may];
}
