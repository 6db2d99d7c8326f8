import { t } from '@lingui/core/macro';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { toast } from '#ui/feedback/toast.ts';
import { toggleCompared, useCompareTray } from './compare-tray.ts';

/** Whether a food is on the tray, and the way on and off it. A full tray is not a dead button: it says so. */
export function useCompareToggle(id: FoodId): { readonly isOnTray: boolean; readonly toggle: () => void } {
  const isOnTray = useCompareTray(({ ids }) => ids.includes(id));
  const toggle = () => {
    if (toggleCompared(id) === 'full')
      toast({ title: t`Four foods are enough`, description: t`Take one off the tray to compare this one.` });
  };
  return { isOnTray, toggle };
}
