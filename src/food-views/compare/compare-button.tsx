import { t } from '@lingui/core/macro';
import { Check, Scale } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { Button } from '#ui/elements/button.tsx';
import { useCompareToggle } from './use-compare-toggle.ts';

/** Puts a food beside others, to see how their tastes differ; pressed while it is on the tray. */
export function CompareButton({ food }: { readonly food: Pick<Food, 'id'> }) {
  const { isOnTray, toggle } = useCompareToggle(food.id);
  return (
    <Button tone={isOnTray ? 'soft' : 'outline'} size="sm" minH="target" aria-pressed={isOnTray} onClick={toggle}>
      {isOnTray ? <Check aria-hidden /> : <Scale aria-hidden />}
      {t`Compare`}
    </Button>
  );
}
