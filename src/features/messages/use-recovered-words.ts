import { useEffect, useState } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { recoverLastWords } from './last-words.ts';

/** Whether what was typed in the moment before the page went away is where drafts are read; a moment after the first drawing. */
export function useRecoveredWords(member: MemberId): boolean {
  const replica = useReplica();
  const [recovered, setRecovered] = useState<MemberId | null>(null);
  useEffect(() => {
    void recoverLastWords(replica, member).then(() => setRecovered(member));
  }, [replica, member]);
  return recovered === member;
}
