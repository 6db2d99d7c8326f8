import { t } from '@lingui/core/macro';
import type { Replica } from '#replica/database/replica.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isOutOfReach } from './is-out-of-reach.ts';

/** A toast that says what was done, in the words of the specification; while the server is out of reach it adds that the change waits on this device. */
export async function toastSaved(replica: Replica, done: Omit<Parameters<typeof toast>[0], 'tone'>): Promise<void> {
  const waits = (await isOutOfReach(replica))
    ? t`So far on this device alone: it goes out as soon as there is a connection.`
    : '';
  const description = [done.description ?? '', waits]
    .filter((part) => part !== '')
    .join(done.description?.match(/[.!?]$/) ? ' ' : '. ');
  toast({ ...done, ...(description === '' ? {} : { description }), tone: 'success' });
}
