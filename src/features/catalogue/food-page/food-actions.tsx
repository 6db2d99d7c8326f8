import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Blend, ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { CompareItem } from '#food-views/compare/compare-item.tsx';
import { useListsSheet } from '#food-views/lists/use-lists-sheet.tsx';
import { SavedButtons } from '#food-views/marks/saved-buttons.tsx';
import { KeepOfflineItem } from '#shared/saving/keep-offline-item.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { ShareTasteItem } from './share-taste-item.tsx';

/** Draws what its owner can do with a food, or everybody else about it: the last items of its menu. null where that is nothing, or not known yet. */
export type LastItems = ((close: () => void) => ReactNode) | null;

/** Draws, around a food's menu, what its items of safety open; gives `children` those items. */
export type RenderSafety = (
  food: Food,
  menu: { readonly uploader: Profile | null; readonly children: (items: LastItems) => ReactNode },
) => ReactNode;

interface FoodActionsProps {
  readonly food: Food;
  readonly renderLast: LastItems;
}

/**
 * The two things to do with a food that matter, and all the rest under 'More', which is an icon: the row stays one at 360 px in every language. It is the
 * only menu of the food on its page, so that nobody looks into the wrong one.
 */
export function FoodActions({ food, renderLast }: FoodActionsProps) {
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
            {renderLast === null ? null : (
              <chakra.div mt="1" pt="1" borderTopWidth="1px" borderColor="line.quiet">
                {renderLast(close)}
              </chakra.div>
            )}
          </>
        )}
      </MoreMenu>
      {lists.sheet}
    </>
  );
}
