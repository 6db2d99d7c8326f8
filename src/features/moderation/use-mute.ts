import { t } from '@lingui/core/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { muteMember } from '#replica/members/block-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { toastFailure } from './toast-failure.ts';

/** Mutes a member, or ends it, and says so with a way back. */
export function useMute({ id, name }: { readonly id: MemberId; readonly name: string }) {
  const replica = useReplica();
  return async (isMuted: boolean): Promise<void> => {
    const outcome = await muteMember(replica, { muted: id, isMuted });
    if (outcome.kind !== 'saved') {
      toastFailure(outcome, isMuted ? t`Not muted` : t`Not unmuted`);
      return;
    }
    toast({
      title: isMuted ? t`${name} is muted` : t`${name} is not muted any more`,
      description: isMuted
        ? t`You get no notifications from this member, and nothing in your feed. Nobody else is told.`
        : undefined,
      action: { label: t`Undo`, run: () => void muteMember(replica, { muted: id, isMuted: !isMuted }) },
    });
  };
}
