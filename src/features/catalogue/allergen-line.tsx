import { chakra } from '#ui/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { Food } from '#domain/food.ts';
import { wordFor } from '#food-views/word-for.ts';
import { Row } from '#ui/row.tsx';

/** What is said of allergens, in three states: some, none, not stated. 'Not stated' never looks safe (R5). */
export function AllergenLine({ allergens }: Pick<Food, 'allergens'>) {
  const [Icon, colour, words] = stateOf(allergens);
  return (
    <Row gap="2" flexWrap="nowrap" alignItems="flex-start" fontSize="sm">
      <chakra.span aria-hidden color={colour} mt="0.5"><Icon size={18} /></chakra.span>
      <chakra.span overflowWrap="anywhere" fontWeight="medium">{words}</chakra.span>
    </Row>
  );
}

function stateOf(allergens: Food['allergens']) {
  if (allergens === null) return [CircleHelp, 'saffron.text', t`Allergens not stated`] as const;
  if (allergens.length === 0) return [ShieldCheck, 'herb.text', t`Contains none of the common allergens, says its contributor`] as const;
  return [TriangleAlert, 'danger.text', t`Contains ${allergens.map(wordFor).join(', ')}`] as const;
}
