import { Scale } from 'lucide-react';
import type { FoodId } from '#domain/ids.ts';
import { Button } from '#ui/button.tsx';
import { COMPARE_MOST, toggleCompared, useCompareTray } from './compare-tray.ts';

/** Puts a food beside others, to see how their tastes differ. */
export function CompareButton({ foodId }: { readonly foodId: FoodId }) {
  const ids = useCompareTray((tray) => tray.ids);
  const isIn = ids.includes(foodId);
  return (
    <Button tone="outline" size="sm" minH="target" aria-pressed={isIn} disabled={!isIn && ids.length >= COMPARE_MOST} onClick={() => toggleCompared(foodId)}>
      <Scale aria-hidden />
      {isIn ? 'On the tray' : 'Compare'}
    </Button>
  );
}
