import { useState, useSyncExternalStore } from 'react';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import { liveThread } from '#replica/messages/live-thread.ts';
import type { ThreadContent } from '#replica/messages/thread-pages.ts';
import { useReplica } from '#replica/database/replica-context.tsx';

interface OpenThread {
  /** null until the newest page was read. */
  readonly content: ThreadContent | null;
  readonly readOlder: () => void;
}

/** A conversation's messages, live from the end, for as long as the component stands; another conversation is another component. */
export function useLiveThread(conversation: ConversationId): OpenThread {
  const replica = useReplica();
  const [thread] = useState(() => liveThread(replica, conversation));
  const content = useSyncExternalStore(thread.subscribe, thread.content);
  return { content, readOlder: () => void thread.readOlder() };
}
