import { useEffect, useSyncExternalStore } from 'react';
import { type Conversation, isInList } from '#domain/messages/conversation.ts';
import { markRead } from '#replica/messages/message-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';

/** Marks a conversation as read as soon as its newest message is in view (spec 2 §4, messages). */
export function useMarkRead(
  conversation: Conversation | null,
  { newest, isAtEnd }: { readonly newest: string; readonly isAtEnd: boolean },
): void {
  const replica = useReplica();
  const isLookedAt = useIsLookedAt();
  const id = conversation?.id;
  // A request is read in private; accepted, it is read at once.
  const isUnread = conversation !== null && isInList(conversation) && newest > conversation.readByMe;
  useEffect(() => {
    if (id !== undefined && isUnread && isAtEnd && isLookedAt)
      void markRead(replica, { conversationId: id, upTo: newest });
  }, [replica, id, isUnread, isAtEnd, isLookedAt, newest]);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in view: what comes in behind another tab has not been read. */
function useIsLookedAt(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
