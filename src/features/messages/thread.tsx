import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { useMemo, useState, useEffect, useSyncExternalStore } from 'react';
import type { Conversation } from '#domain/messages/conversation.ts';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { messagesLeft } from '#domain/messages/message-rules.ts';
import type { ThreadContent } from '#replica/messages/thread-pages.ts';
import { messageDraft } from '#replica/messages/message-drafts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { arrangeThread, newestReceived } from './arrange-thread.ts';
import { Composer } from './composer.tsx';
import { nameOf } from './member-words.ts';
import { MessageList } from './message-list.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { wakeSync } from '#replica/feed/request-sync.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { liveThread } from '#replica/messages/live-thread.ts';

/** spec 2 §7 and §9: messages every 5 s. Milliseconds. */
const EVERY = 5_000;

/** While a thread is open and the event stream is down, asks for news at the documented rate (R26); the stream makes it idle. */
function useFallbackPoll(): void {
  const replica = useReplica();
  const report = useLive(syncReport, []);
  const isNeeded = report !== undefined && report.connection === 'online' && !report.isStreaming;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => void wakeSync(replica), EVERY);
    return () => clearInterval(timer);
  }, [replica, isNeeded]);
}

interface ThreadProps {
  readonly conversationId: ConversationId;
  readonly me: MemberId;
  readonly to: MemberId;
  /** null while the profile is not on this device. */
  readonly other: Profile | null;
  /** null before the first message. */
  readonly conversation: Conversation | null;
}

/** A conversation (spec 2 §2.14): its messages from the end, and where the next one is written. */
export function Thread({ conversationId, me, to, other, conversation }: ThreadProps) {
  const { content, readOlder } = useLiveThread(conversationId);
  const [readOnOpening] = useState(conversation?.readByMe ?? '');
  const readByOther = conversation?.readByOther ?? '';
  const items = useMemo(
    () => (content === null ? [] : arrangeThread({ content, me, readByOther, readOnOpening })),
    [content, me, readByOther, readOnOpening],
  );
  const scroll = useThreadScroll(items);
  useMarkRead(conversation, { newest: newestReceived(items), isAtEnd: scroll.isAtEnd });
  useFallbackPoll();
  const name = nameOf(other);
  return (
    <chakra.section
      aria-label={t`Conversation with ${name}`}
      display="flex"
      flexDirection="column"
      height="full"
      minH="0"
      minW="0"
    >
      <ThreadHeader name={name} to={to} other={other} />
      {content === null ? <chakra.div flex="1" /> : null}
      {content !== null && items.length === 0 ? <Beginning name={name} /> : null}
      {items.length === 0 ? null : (
        <MessageList conversationId={conversationId} name={name} items={items} scroll={scroll} readOlder={readOlder} />
      )}
      <Foot
        conversationId={conversationId}
        me={me}
        to={to}
        name={name}
        left={content === null ? null : messagesLeft(conversation?.state ?? 'open', written(content, me))}
        state={conversation?.state ?? 'open'}
        onSent={scroll.goToEnd}
      />
    </chakra.section>
  );
}

/** The own messages of a thread, those that wait too: of a request that was not answered they are all here. */
function written({ messages, unsent }: ThreadContent, me: MemberId): number {
  return (
    messages.filter(({ senderId }) => senderId === me).length + unsent.filter(({ refusal }) => refusal === null).length
  );
}

function Beginning({ name }: { readonly name: string }) {
  return (
    <chakra.div flex="1" minH="0" overflowY="auto" display="grid" alignItems="center">
      <EmptyState
        icon={MessageCircle}
        title={t`Say hello to ${name}`}
        description={t`Ask about a dish, a place to eat or a recipe.`}
      />
    </chakra.div>
  );
}

interface FootProps extends Pick<ThreadProps, 'conversationId' | 'me' | 'to'> {
  readonly name: string;
  readonly state: Conversation['state'];
  /** Messages that can be written before the other answers; null where nothing has to be answered. */
  readonly left: number | null;
  readonly onSent: () => void;
}

/** What can be said now: a request is answered before anything is written. */
function Foot({ state, left, ...start }: FootProps) {
  const draft = useLive((replica) => messageDraft(replica, start.conversationId), [start.conversationId]);
  const { conversationId, name } = start;
  if (state === 'asks-me' || state === 'i-declined') {
    return (
      <chakra.div px={{ base: '3', md: '5' }} py="4" borderTopWidth="1px" borderColor="line.quiet">
        <Notice
          title={state === 'asks-me' ? t`${name} would like to write to you` : t`You declined ${name}’s request`}
          action={<RequestAnswer conversationId={conversationId} name={name} isDeclined={state === 'i-declined'} />}
        >
          {state === 'asks-me' ? t`They are not told whether you have read this.` : t`They cannot write to you.`}
        </Notice>
      </chakra.div>
    );
  }
  return (
    <>
      {state === 'declined' ? (
        <chakra.div px={{ base: '3', md: '5' }} pt="2">
          <Notice>{t`This member does not take messages from you.`}</Notice>
        </chakra.div>
      ) : null}
      {left === null ? null : (
        <chakra.div px={{ base: '3', md: '5' }} py="2">
          <Notice>
            {left === 0
              ? t`You can write again once ${name} has answered.`
              : plural(left, {
                  one: `You can write # more message until ${name} answers.`,
                  other: `You can write # more messages until ${name} answers.`,
                })}
          </Notice>
        </chakra.div>
      )}
      {left === 0 ? null : draft === undefined ? <chakra.div height="17" /> : <Composer {...start} draft={draft} />}
    </>
  );
}

interface OpenThread {
  /** null until the newest page was read. */
  readonly content: ThreadContent | null;
  readonly readOlder: () => void;
}

/** A conversation's messages, live from the end, for as long as the component stands; another conversation is another component. */
function useLiveThread(conversation: ConversationId): OpenThread {
  const replica = useReplica();
  const [thread] = useState(() => liveThread(replica, conversation));
  const content = useSyncExternalStore(thread.subscribe, thread.content);
  return { content, readOlder: () => void thread.readOlder() };
}
