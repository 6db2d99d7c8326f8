import { useEffect, useRef } from 'react';
import { dismissNotice, markNoticesTold } from '#replica/feed/notices.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { overwrittenWords, renameWords } from './rename-words.ts';
import type { Notice, OverwrittenNotice, RenameNotice } from '#replica/database/feed-rows.ts';

/** Milliseconds within which several new names are told in one toast: there is one at a time, and none may push another out unread. */
const TOLD_TOGETHER = 5_000;

/** Tells a member, once, that foods got other names because theirs were taken (R14), and that a later write took the place of what they wrote [S15]. */
export function NoticeToasts({ pending }: { readonly pending: readonly Notice[] | undefined }) {
  const replica = useReplica();
  const told = useRef<readonly { readonly notice: RenameNotice; readonly at: number }[]>([]);
  useEffect(() => {
    const renamed = (pending ?? []).filter((notice): notice is RenameNotice => notice.kind === 'renamed');
    const overwritten = (pending ?? []).filter(
      (notice): notice is OverwrittenNotice => notice.kind === 'overwritten' && !notice.isTold,
    );
    if (overwritten.length > 0) {
      toast(overwrittenWords(overwritten));
      void markNoticesTold(replica, overwritten);
    }
    if (renamed.length === 0) return;
    const now = Date.now();
    const recent = told.current.filter(
      ({ notice, at }) => now - at < TOLD_TOGETHER && !renamed.some(({ id }) => id === notice.id),
    );
    told.current = [...recent, ...renamed.map((notice) => ({ notice, at: now }))];
    toast(renameWords(told.current.map(({ notice }) => notice)));
    for (const notice of renamed) void dismissNotice(replica, notice);
  }, [pending, replica]);
  return null;
}
