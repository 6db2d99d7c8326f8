import { t } from '@lingui/core/macro';
import { Blend, ListPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { CompareItem } from '#food-views/compare/compare-item.tsx';
import { useListsSheet } from '#food-views/lists/use-lists-sheet.tsx';
import { SavedButtons } from '#food-views/marks/saved-buttons.tsx';
import { KeepOfflineItem } from '#shared/saving/keep-offline-item.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { ShareTasteItem } from './share-taste-item.tsx';

/** The two things to do with a food that matter, and the rest under 'More', which is an icon: the row stays one at 360 px in every language. */
export function FoodActions({ food }: { readonly food: Food }) {
  const isWide = useIsWide();
  const lists = useListsSheet(food);
  return (
    <>
      <SavedButtons food={food} />
      <MoreMenu label={t`More to do with ${calledName(food)}`} buttonLabel={t`More`} tone="card">
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close();
                lists.open();
              }}
            >
              <ListPlus aria-hidden />
              {t`Add to a list`}
            </MenuItem>
            <MenuLink asChild>
              {/* A sheet has a history entry of its own, in whose place the page comes. */}
              <Link to={`/flavor-pairing?food=${food.id}`} replace={!isWide}>
                <Blend aria-hidden />
                {t`Find pairings`}
              </Link>
            </MenuLink>
            <CompareItem food={food} onChosen={close} />
            <ShareTasteItem food={food} onChosen={close} />
            <KeepOfflineItem what={{ kind: 'food', id: food.id }} name={calledName(food)} onChosen={close} />
          </>
        )}
      </MoreMenu>
      {lists.sheet}
    </>
  );
}
