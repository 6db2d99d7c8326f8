import { useCallback } from 'react';
import { create } from 'zustand';
import { useReplica } from '#replica/replica-context.tsx';
import { unsentChanges } from '#replica/unsent-changes.ts';
import { useLeave } from './use-leave.ts';

/** Whether the member is being asked what becomes of unsent changes. */
export const useSignOutQuestion = create<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }));

/**
 * What 'Sign out' does: at once when all is sent, else it asks first. `SignOutDialog` must be somewhere on the page, outside the
 * menu that this is called from.
 */
export function useSignOut(): () => Promise<void> {
  const replica = useReplica();
  const leave = useLeave();
  return useCallback(async () => {
    const waiting = await unsentChanges(replica);
    if (waiting.length > 0) useSignOutQuestion.setState({ isAsked: true });
    else await leave();
  }, [replica, leave]);
}
