import { t } from '@lingui/core/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { follow, unfollow } from '#replica/members/follow-commands.ts';
import { followState } from '#replica/members/follow-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { noteReachedOut } from '#ui/device/reached-out.ts';
import { useForMembers } from '#shared/members/use-for-members.ts';
import { toastFullDeviceForTap } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';

interface Follow {
  /** undefined while it is read. */
  readonly state: 'self' | 'visitor' | 'following' | 'not-following' | undefined;
  readonly toggle: () => void;
}

/** Following a member and stopping it (spec 2 §4, follow), with what is said of it; a visitor is asked to sign in (spec 2 §5). */
export function useFollow({ id, name }: { readonly id: MemberId; readonly name: string }): Follow {
  const replica = useReplica();
  const forMembers = useForMembers();
  const state = useLive((from) => followState(from, id), [id]);
  const start = async () => {
    const outcome = await follow(replica, id);
    showOutcome(outcome, { title: t`Following`, description: name, tone: 'success' });
    if (outcome.kind === 'saved') noteReachedOut();
  };
  const stop = async () =>
    showOutcome(await unfollow(replica, id, HELD_FOR_UNDO), {
      title: t`Unfollowed`,
      description: name,
      action: { label: t`Undo`, run: () => void start() },
    });
  return {
    state,
    toggle: () =>
      void forMembers(
        { title: t`User must be authenticated`, description: t`Sign in to follow members.`, tone: 'destructive' },
        state === 'following' ? stop : start,
      ),
  };
}

function showOutcome(outcome: WriteOutcome, success: Parameters<typeof toast>[0]): void {
  switch (outcome.kind) {
    case 'saved':
      return toast(success);
    case 'storage-full':
      return toastFullDeviceForTap();
    case 'signed-out':
    case 'missing':
    case 'failed':
      return toast({
        title: t`Error`,
        description: t`Failed to update follow status. Please try again.`,
        tone: 'destructive',
      });
    default:
      return assertNever(outcome);
  }
}
