import { CircleHelp, ListChecks, TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { type Statement, StatementLines } from './statement-lines.tsx';

type Stated = Pick<Food, 'allergens' | 'mayContain'>;

/** What is stated of allergens: what it contains, and what it may. 'Not stated' never looks good (R5, R28). */
export function AllergenLine({ food }: { readonly food: Stated }) {
  return <StatementLines statements={statementsOf(food)} />;
}

function statementsOf({ allergens, mayContain }: Stated): readonly Statement[] {
  const words = safetyWords[assistantLanguage];
  const list = (named: readonly string[]) => named.map(wordFor).join(', ');
  const may: readonly Statement[] =
    mayContain === null || mayContain.length === 0
      ? []
      : [{ icon: TriangleAlert, colour: 'saffron.text', words: words.allergen(list(mayContain), 'may-contain') }];
  if (allergens === null)
    return [{ icon: CircleHelp, colour: 'saffron.text', words: words.allergensNotStated }, ...may];
  return [
    allergens.length === 0
      ? { icon: ListChecks, colour: 'ink.muted', words: words.noneListed }
      : { icon: TriangleAlert, colour: 'danger.text', words: words.allergen(list(allergens), 'contains') },
    ...may,
  ];
}
