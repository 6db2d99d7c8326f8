import { t } from '@lingui/core/macro';
import { Check, Scale } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { useCompareToggle } from './use-compare-toggle.ts';

interface CompareItemProps {
  readonly food: Pick<Food, 'id'>;
  readonly onChosen: () => void;
}

/** In a menu: puts a food beside others, to see how their tastes differ; pressed while it is on the tray. */
export function CompareItem({ food, onChosen }: CompareItemProps) {
  const { isOnTray, toggle } = useCompareToggle(food.id);
  return (
    <MenuItem
      aria-pressed={isOnTray}
      onClick={() => {
        onChosen();
        toggle();
      }}
    >
      {isOnTray ? <Check aria-hidden /> : <Scale aria-hidden />}
      {t`Compare`}
    </MenuItem>
  );
}
