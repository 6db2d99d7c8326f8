import { t } from '@lingui/core/macro';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';
import { reviewFrom } from '#food-views/diary/review-from.ts';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { EditEntry } from './edit-entry.tsx';
import { isLastOfFood } from './is-last-of-food.ts';
import { LastEntryDialog } from './last-entry-dialog.tsx';
import { removeEntry } from './remove-entry.ts';

/** What can be done with an entry: edit it, make a review of it, delete it. */
export function EntryMenu({ line: { entry, food } }: { readonly line: DiaryLine }) {
  const replica = useReplica();
  const isWide = useIsWide();
  const [open, setOpen] = useState<'edit' | 'last' | null>(null);
  const remove = async () => {
    if (await isLastOfFood(replica, entry)) setOpen('last');
    else await removeEntry(replica, entry, undefined);
  };
  return (
    <>
      <MoreMenu label={t`What to do with ${entry.foodName}`} buttonLabel={t`More about ${entry.foodName}`}>
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close();
                setOpen('edit');
              }}
            >
              <Pencil aria-hidden />
              {t`Edit`}
            </MenuItem>
            {entry.foodId === null || food === null ? null : (
              <MenuLink asChild>
                {/* A sheet has a history entry of its own, in whose place the page comes. */}
                <Link {...reviewFrom(entry.foodId, entry)} replace={!isWide}>
                  <Star aria-hidden />
                  {t`Make a review of it`}
                </Link>
              </MenuLink>
            )}
            <MenuItem
              tone="danger"
              onClick={() => {
                close();
                void remove();
              }}
            >
              <Trash2 aria-hidden />
              {t`Delete`}
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {open === 'edit' ? <EditEntry entry={entry} onClose={() => setOpen(null)} /> : null}
      {open === 'last' ? (
        <LastEntryDialog
          foodName={entry.foodName}
          onCancel={() => setOpen(null)}
          onAnswer={(stays) => {
            setOpen(null);
            void removeEntry(replica, entry, stays);
          }}
        />
      ) : null}
    </>
  );
}
