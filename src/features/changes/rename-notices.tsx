import { useEffect, useRef } from 'react';
import type { Notice } from '#replica/replica-database.ts';
import { dismissNotice, notices } from '#replica/notices.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { toast } from '#ui/toast.ts';
import { renameWords } from './rename-words.ts';

/** Milliseconds within which several new names are told in one toast: there is one at a time, and none may push another out unread. */
const TOLD_TOGETHER = 5_000;

/** Tells a contributor, once, that foods got other names because theirs were taken (R14). */
export function RenameNotices() {
  const replica = useReplica();
  const pending = useLive(notices, []);
  const told = useRef<readonly { readonly notice: Notice; readonly at: number }[]>([]);
  useEffect(() => {
    if (pending === undefined || pending.length === 0) return;
    const now = Date.now();
    const recent = told.current.filter(({ notice, at }) => now - at < TOLD_TOGETHER && !pending.some(({ id }) => id === notice.id));
    told.current = [...recent, ...pending.map((notice) => ({ notice, at: now }))];
    toast(renameWords(told.current.map(({ notice }) => notice)));
    for (const notice of pending) void dismissNotice(replica, notice);
  }, [pending, replica]);
  return null;
}
