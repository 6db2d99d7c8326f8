import { t } from '@lingui/core/macro';
import { toast } from '#ui/feedback/toast.ts';
import type { WakeOutcome } from './keep-browser.ts';

/** Says what came of it, where it is not simply on. */
export function toastWakeOutcome(outcome: Exclude<WakeOutcome, 'on'>): void {
  const title = t`Notifications are off`;
  switch (outcome) {
    case 'denied':
      return toast({ title, description: t`Your browser does not allow it.`, tone: 'destructive' });
    case 'unanswered':
      return toast({ title, description: t`Your browser’s question was not answered. You can try again.` });
    case 'unreachable':
      return toast({
        title,
        description: t`The server could not be reached. Please try again when you are online.`,
        tone: 'destructive',
      });
    case 'unsupported':
    case 'no-service':
      return toast({
        title,
        description: t`This browser has no push service that can be used here.`,
        tone: 'destructive',
      });
  }
}
