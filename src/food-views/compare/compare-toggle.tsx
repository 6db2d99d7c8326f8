import { t } from '@lingui/core/macro';
import { Check, Scale } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { MarkButton } from '#food-views/marks/mark-button.tsx';
import { useCompareToggle } from './use-compare-toggle.ts';

/** `CompareButton` for a card: small and round, ticked while the food is on the tray. */
export function CompareToggle({ food }: { readonly food: Pick<Food, 'id' | 'name' | 'translation'> }) {
  const { isOnTray, toggle } = useCompareToggle(food.id);
  return (
    <MarkButton
      aria-label={t`Compare ${calledName(food)}`}
      title={t`Compare`}
      aria-pressed={isOnTray}
      onClick={toggle}
      css={{ '&[aria-pressed=true]': { bg: 'paprika.soft', '& svg': { fill: 'none' } } }}
    >
      {isOnTray ? <Check aria-hidden /> : <Scale aria-hidden />}
    </MarkButton>
  );
}
