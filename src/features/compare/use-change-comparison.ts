import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { comparableIds, compareAddress, layTray, useCompareTray } from '#food-views/compare/compare-tray.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { ComparedFood } from './use-compared-foods.ts';

interface ComparisonChanges {
  /** Takes a food off the comparison; can be undone. */
  readonly takeOff: (food: ComparedFood) => void;
  /** The address of the comparison with this food, too. */
  readonly addressWith: (id: FoodId) => string;
  /** Call it when that address is followed. */
  readonly added: (id: FoodId) => void;
}

/**
 * The ways to change a comparison. It lives in its address; the tray follows only where the comparison is that of the tray, not where it
 * came by a link. Changes leave no history, so that Back leads to where the comparison was begun.
 */
export function useChangeComparison(ids: readonly FoodId[]): ComparisonChanges {
  const navigate = useNavigate();
  const follow = (after: readonly FoodId[]) => {
    if (isTray(ids)) layTray(after);
  };
  return {
    takeOff({ id, lookup }) {
      const left = ids.filter((one) => one !== id);
      const wasTray = isTray(ids);
      follow(left);
      void navigate(compareAddress(left), { replace: true, preventScrollReset: true });
      const putBack = () => {
        if (wasTray) layTray(ids);
        void navigate(compareAddress(ids), {
          replace: window.location.pathname === '/compare',
          preventScrollReset: true,
        });
      };
      toast({
        title: t`Taken off the comparison`,
        description: lookup.kind === 'here' ? calledName(lookup.food) : undefined,
        action: { label: t`Undo`, run: putBack },
      });
    },
    addressWith: (id) => compareAddress(comparableIds([...ids, id])),
    added: (id) => follow(comparableIds([...ids, id])),
  };
}

/** Whether the tray holds these foods and no others. */
function isTray(ids: readonly FoodId[]): boolean {
  const onTray = useCompareTray.getState().ids;
  return ids.length === onTray.length && ids.every((id) => onTray.includes(id));
}
