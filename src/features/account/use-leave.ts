import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '#ui/toast.ts';
import { historySettled } from '#ui/use-back-to-close.ts';
import { useAccounts } from './accounts-context.tsx';

/** Signs out, says so and goes to '/' (spec 1 §2, header; §8). Works offline. */
export function useLeave(): () => Promise<void> {
  const accounts = useAccounts();
  const navigate = useNavigate();
  return useCallback(async () => {
    await historySettled();
    // First, so that a screen for members does not send its visitor to /auth meanwhile.
    await navigate('/');
    try {
      await accounts.signOut();
      toast({ title: 'Signed Out', description: 'You have been successfully signed out.', tone: 'success' });
    } catch {
      toast({ title: 'Sign Out Failed', description: 'This device could not sign you out. Please try again.', tone: 'destructive' });
    }
  }, [accounts, navigate]);
}
