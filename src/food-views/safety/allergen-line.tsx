import { CircleHelp, ListChecks, TriangleAlert } from 'lucide-react';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import type { AllergenStatement } from '#domain/safety/told-allergens.ts';
import { allergenWords } from './allergen-words.ts';
import { type Statement, StatementLines } from './statement-lines.tsx';

const open = { icon: CircleHelp, colour: 'saffron.text' } as const;

const looks: Readonly<Record<AllergenStatement['kind'], Pick<Statement, 'icon' | 'colour'>>> = {
  'not-listed': open,
  'not-stated': open,
  'in-doubt': open,
  'none-listed': { icon: ListChecks, colour: 'ink.muted' },
  contains: { icon: TriangleAlert, colour: 'danger.text' },
  'may-contain': { icon: TriangleAlert, colour: 'saffron.text' },
};

/** What is stated of allergens, by all that a food states together: what it contains, what it may, and what is in doubt. 'Not stated' never looks good (R5, R28). */
export function AllergenLine({ food }: { readonly food: SafetyFacts }) {
  return <StatementLines statements={allergenWords(food).map(({ kind, words }) => ({ ...looks[kind], words }))} />;
}
