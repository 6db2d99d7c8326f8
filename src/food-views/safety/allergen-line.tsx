import { chakra } from '#ui/elements/chakra.tsx';
import { CircleHelp, ListChecks, TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

type Stated = Pick<Food, 'allergens' | 'mayContain'>;

/** What is stated of allergens: what it contains, and what it may. 'Not stated' never looks good (R5, R28). */
export function AllergenLine({ food }: { readonly food: Stated }) {
  return (
    <Stack gap="1">
      {statementsOf(food).map(([Icon, colour, words]) => (
        <Row key={words} gap="2" flexWrap="nowrap" alignItems="flex-start" fontSize="sm">
          <chakra.span aria-hidden color={colour} mt="0.5">
            <Icon size={18} />
          </chakra.span>
          <chakra.span overflowWrap="anywhere" fontWeight="medium">
            {words}
          </chakra.span>
        </Row>
      ))}
    </Stack>
  );
}

function statementsOf({ allergens, mayContain }: Stated) {
  const words = safetyWords[assistantLanguage];
  const list = (named: readonly string[]) => named.map(wordFor).join(', ');
  const may =
    mayContain === null || mayContain.length === 0
      ? []
      : [[TriangleAlert, 'saffron.text', words.allergen(list(mayContain), 'may-contain')] as const];
  if (allergens === null) return [[CircleHelp, 'saffron.text', words.allergensNotStated] as const, ...may];
  return [
    allergens.length === 0
      ? ([ListChecks, 'ink.muted', words.noneListed] as const)
      : ([TriangleAlert, 'danger.text', words.allergen(list(allergens), 'contains')] as const),
    ...may,
  ];
}
