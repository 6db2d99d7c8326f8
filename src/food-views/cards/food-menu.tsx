import { t } from '@lingui/core/macro';
import { Blend, Bookmark, CircleCheck, Heart, ListPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { CompareItem } from '#food-views/compare/compare-item.tsx';
import { useListsSheet } from '#food-views/lists/use-lists-sheet.tsx';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { pulse } from '#ui/device/pulse.ts';
import { watchLongPress } from '#ui/device/watch-long-press.ts';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { useFoodMarks } from '#food-views/marks/use-food-marks.ts';

/** What can be done with the food of a card: opened by a finger that rests on the card, or by the keyboard's key for a menu. Once on every page. */
export function FoodMenu() {
  const [chosen, choose] = useState<FoodId | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      watchLongPress((target) => {
        const food = foodUnder(target);
        if (food === null) return false;
        pulse('tick');
        choose(food);
        setOpen(true);
        return true;
      }),
    [],
  );
  const food = useLive(chosen === null ? undefined : async (replica) => (await foodsByIds(replica, [chosen]))[0], [
    chosen,
  ]);
  // What was read before is another card's food.
  return food === undefined || food.id !== chosen ? null : (
    <Menu key={food.id} food={food} isOpen={isOpen} close={() => setOpen(false)} />
  );
}

/** The food whose card is pressed; null where what is pressed has an answer of its own. */
function foodUnder(target: Element): FoodId | null {
  if (target.closest('button, input, select, textarea, dialog') !== null) return null;
  const card = target.closest<HTMLElement>('[data-food]');
  return (card?.dataset['food'] as FoodId | undefined) ?? null;
}

interface MenuProps {
  readonly food: Food;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** It stays while it is closed: the sheets that it leads to are drawn here. */
function Menu({ food, isOpen, close }: MenuProps) {
  const isWide = useIsWide();
  const { marks, toggleLike, toggleWanted, openTried, sheet } = useFoodMarks(food);
  const lists = useListsSheet(food);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Dialog open={isOpen} onClose={close} title={calledName(food)} placement="sheet">
        <MenuItem aria-pressed={marks?.isWanted} onClick={closeAnd(toggleWanted)}>
          <Bookmark aria-hidden fill={marks?.isWanted ? 'currentColor' : 'none'} />
          {t`Want to try`}
        </MenuItem>
        <MenuItem aria-haspopup="dialog" onClick={closeAnd(openTried)}>
          <CircleCheck aria-hidden />
          {t`I tried it`}
        </MenuItem>
        <MenuItem
          aria-pressed={marks?.isLiked}
          onClick={(event) => {
            toggleLike(event);
            close();
          }}
        >
          <Heart aria-hidden fill={marks?.isLiked ? 'currentColor' : 'none'} />
          {t`Like`}
        </MenuItem>
        <MenuItem aria-haspopup="dialog" onClick={closeAnd(lists.open)}>
          <ListPlus aria-hidden />
          {t`Add to a list`}
        </MenuItem>
        <MenuLink asChild>
          {/* A sheet has a history entry of its own, in whose place the page comes. */}
          <Link to={`/flavor-pairing?food=${food.id}`} replace={!isWide} onClick={isWide ? close : undefined}>
            <Blend aria-hidden />
            {t`Find pairings`}
          </Link>
        </MenuLink>
        <CompareItem food={food} onChosen={close} />
      </Dialog>
      {sheet}
      {lists.sheet}
    </>
  );
}
