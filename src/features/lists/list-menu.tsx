import { t } from '@lingui/core/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { removeList } from '#replica/lists/list-commands.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { EditItem } from '#ui/overlays/edit-items.tsx';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { ListForm } from './list-form.tsx';

/** What its owner can do with a list: say anew what it is, or delete it. */
export function ListMenu({ list }: { readonly list: FoodList }) {
  const replica = useReplica();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [isEditing, setEditing] = useState(false);
  const remove = async () => {
    const outcome = await removeList(replica, { listId: list.id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind !== 'saved') {
      if (outcome.kind !== 'missing') toastNotSaved(outcome);
      return;
    }
    // A sheet has a history entry of its own, in whose place the page comes.
    void navigate('/lists', { replace: !isWide });
    await toastSaved(replica, {
      title: t`List deleted`,
      description: list.name,
      action: undoDeletion(outcome.undo),
    });
  };
  return (
    <>
      <MoreMenu label={t`What to do with ${list.name}`} buttonLabel={t`More about ${list.name}`} tone="card">
        {(close) => (
          <>
            <EditItem close={close} onChoose={() => setEditing(true)} />
            <MenuItem tone="danger" onClick={() => void remove()}>
              <Trash2 aria-hidden />
              {t`Delete`}
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {isEditing ? <ListForm list={list} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
