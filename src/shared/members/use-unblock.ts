import { t } from '@lingui/core/macro';
import { blockMember, unblockMember } from '#replica/members/block-commands.ts';
import type { BlockedMember } from '#replica/members/block-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Ends a block and says what came of it; true: it is ended on this device. */
export function useUnblock(): (member: BlockedMember) => Promise<boolean> {
  const replica = useReplica();
  return async ({ id, name }) => {
    const { kind } = await unblockMember(replica, id, HELD_FOR_UNDO);
    if (kind === 'saved')
      toast({
        title: t`${blockedName(name)} is not blocked any more`,
        tone: 'success',
        action: { label: t`Undo`, run: () => void blockMember(replica, id).then(toastNotSaved) },
      });
    else
      toast({
        title: t`Not unblocked`,
        description: t`Something went wrong on this device. Please try again.`,
        tone: 'destructive',
      });
    return kind === 'saved';
  };
}

/** What a blocked member is called, who had a name when the block was made or not. */
export function blockedName(name: string): string {
  return name || t`A member`;
}
