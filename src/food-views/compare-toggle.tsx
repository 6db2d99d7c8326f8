import { Check, Scale } from 'lucide-react';
import type { Food } from '#domain/food.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useCompareToggle } from './use-compare-toggle.ts';

/** `CompareButton` for a card: a small round button on its picture. */
export function CompareToggle({ food }: { readonly food: Pick<Food, 'id' | 'name'> }) {
  const { isOnTray, toggle } = useCompareToggle(food.id);
  return (
    <IconButton label={`Compare ${food.name}`} tone="overlay" aria-pressed={isOnTray} onClick={toggle}>
      {isOnTray ? <Check aria-hidden /> : <Scale aria-hidden />}
    </IconButton>
  );
}
