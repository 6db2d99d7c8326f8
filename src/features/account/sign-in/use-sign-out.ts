import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReplica } from '#replica/database/replica-context.tsx';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { toast } from '#ui/feedback/toast.ts';
import { historySettled } from '#ui/overlays/use-back-to-close.ts';
import { useAccounts } from './accounts-context.tsx';
import { useSignOutQuestion } from './sign-out-question.ts';

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

/** Signs out without asking, says so and goes to '/' (spec 1 §2, header; §8). Works offline. */
export function useLeave(): () => Promise<void> {
  const accounts = useAccounts();
  const navigate = useNavigate();
  return useCallback(async () => {
    await historySettled();
    // Leaves before the session ends, so that a screen for members does not send its visitor to /auth meanwhile. It replaces the history entry of an
    // open dialog, which closes afterwards and then has no entry to take back.
    await navigate('/', { replace: true });
    useSignOutQuestion.setState({ isAsked: false });
    try {
      await accounts.signOut();
      toast({ title: t`Signed Out`, description: t`You have been successfully signed out.`, tone: 'success' });
    } catch {
      toast({
        title: t`Sign Out Failed`,
        description: t`This device could not sign you out. Please try again.`,
        tone: 'destructive',
      });
    }
  }, [accounts, navigate]);
}
