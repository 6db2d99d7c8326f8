import { t } from '@lingui/core/macro';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { removeKeptList } from '#replica/lists/kept-list-commands.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';

/** Keeps a list no longer, with the way back. */
export async function takeAwayList(
  replica: Replica,
  { list, name }: { readonly list: FoodListId; readonly name: string },
): Promise<void> {
  const outcome = await removeKeptList(replica, { list, heldFor: HELD_FOR_UNDO });
  if (outcome.kind === 'saved')
    await toastSaved(replica, {
      title: t`Taken from your kept lists`,
      description: name,
      action: undoDeletion(outcome.undo),
    });
  else if (outcome.kind !== 'missing') toastNotSaved(outcome);
}
