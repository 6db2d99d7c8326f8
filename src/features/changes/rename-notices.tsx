import { useEffect } from 'react';
import { dismissNotice, notices } from '#replica/notices.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { toast } from '#ui/toast.ts';

/** Tells a contributor, once, that a food got another name because its own was taken (R14). */
export function RenameNotices() {
  const replica = useReplica();
  const notice = useLive(notices, [])?.[0];
  useEffect(() => {
    if (notice === undefined) return;
    toast({ title: 'Your food has a new name', description: `“${notice.from}” was taken, so yours is now “${notice.to}”.` });
    void dismissNotice(replica, notice);
  }, [notice, replica]);
  return null;
}
