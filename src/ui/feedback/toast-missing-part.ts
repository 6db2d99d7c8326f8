import { t } from '@lingui/core/macro';
import { toast } from './toast.ts';

/** Says that a part of the app, whose chunk could not be fetched, needs a connection once. */
export function toastMissingPart(): void {
  toast({
    title: t`This is not on the device yet`,
    description: t`It needs a connection once. Please try again when you are online.`,
    tone: 'destructive',
  });
}
