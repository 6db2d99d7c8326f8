import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { type DiaryLine, diaryOfFood } from '#replica/diary/diary-queries.ts';
import { reviewFrom } from '#food-views/diary/review-from.ts';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { DeleteItem, EditItem } from '#ui/overlays/edit-items.tsx';
import { MenuLink } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { EditEntry } from './edit-entry.tsx';
import { LastEntryDialog } from './last-entry-dialog.tsx';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { removeDiaryEntry } from '#replica/diary/diary-commands.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { nameOfLine } from './name-of-line.ts';

/** What can be done with an entry: edit it, make a review of it, delete it. */
export function EntryMenu({ line }: { readonly line: DiaryLine }) {
  const { entry, food } = line;
  const replica = useReplica();
  const isWide = useIsWide();
  const [open, setOpen] = useState<'edit' | 'last' | null>(null);
  const name = nameOfLine(line);
  const remove = async () => {
    if (await isLastOfFood(replica, entry)) setOpen('last');
    else await removeEntry(replica, { entry, name, stays: undefined });
  };
  return (
    <>
      <MoreMenu label={t`What to do with ${name}`} buttonLabel={t`More about ${name}`}>
        {(close) => (
          <>
            <EditItem close={close} onChoose={() => setOpen('edit')} />
            {entry.foodId === null || food === null ? null : (
              <MenuLink asChild>
                {/* A sheet has a history entry of its own, in whose place the page comes. */}
                <Link {...reviewFrom(entry.foodId, entry)} replace={!isWide}>
                  <Star aria-hidden />
                  {t`Make a review of it`}
                </Link>
              </MenuLink>
            )}
            <DeleteItem close={close} onChoose={() => void remove()} />
          </>
        )}
      </MoreMenu>
      {open === 'edit' ? <EditEntry line={line} onClose={() => setOpen(null)} /> : null}
      {open === 'last' ? (
        <LastEntryDialog
          foodName={name}
          onCancel={() => setOpen(null)}
          onAnswer={(stays) => {
            setOpen(null);
            void removeEntry(replica, { entry, name, stays });
          }}
        />
      ) : null}
    </>
  );
}

/** Whether no other entry says that its food was tried (R44). */
async function isLastOfFood(replica: Replica, { foodId }: DiaryEntry): Promise<boolean> {
  return foodId !== null && ((await diaryOfFood(replica, foodId))?.times ?? 0) <= 1;
}

/** Deletes an entry and says so, with the way back. @param stays of the last entry of a food: whether it counts as tried without one (R44) */
async function removeEntry(
  replica: Replica,
  { entry, name, stays }: { readonly entry: DiaryEntry; readonly name: string; readonly stays: boolean | undefined },
): Promise<void> {
  const outcome = await removeDiaryEntry(replica, { entryId: entry.id, stays, heldFor: HELD_FOR_UNDO });
  if (outcome.kind !== 'saved') {
    if (outcome.kind !== 'missing') toastNotSaved(outcome);
    return;
  }
  await toastSaved(replica, {
    title: t`Entry deleted`,
    description: name,
    action: undoDeletion(outcome.undo),
  });
}
