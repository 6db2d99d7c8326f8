import type { ListMember } from '#domain/lists/list-member.ts';
import type { Replica } from '#replica/database/replica.ts';
import { endPart } from '#replica/lists/maker-commands.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';

interface EndOfPart {
  readonly part: Pick<ListMember, 'listId' | 'memberId'>;
  /** Of whom, or of what. */
  readonly name: string;
  readonly title: string;
}

/** Ends a part in a list, with the way back: one's own, or another's where the list is one's own. Whether it is saved. */
export async function endPartWithUndo(replica: Replica, { part, name, title }: EndOfPart): Promise<boolean> {
  const outcome = await endPart(replica, { list: part.listId, member: part.memberId, heldFor: HELD_FOR_UNDO });
  if (outcome.kind === 'missing') return true;
  if (outcome.kind !== 'saved') return toastNotSaved(outcome);
  await toastSaved(replica, { title, description: name, action: undoDeletion(outcome.undo) });
  return true;
}
