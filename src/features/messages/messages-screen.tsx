import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MessageCircleQuestion, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { session } from '#replica/session/session.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { messageRequests, recentConversations } from '#replica/messages/conversation-queries.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { usePageTitle } from '#ui/layout/use-page-title.ts';
import { useRoomAboveKeyboard } from '#ui/fields/use-room-above-keyboard.ts';
import { ConversationList } from './conversation-list.tsx';
import { type MessageSafety, MessageSafetyProvider } from './safety-context.tsx';
import { Thread } from './thread.tsx';
import { type ChosenThread, useChosenThread } from './use-chosen-thread.ts';
import { useEffect, useState } from 'react';
import { useReplica } from '#replica/database/replica-context.tsx';
import { recoverLastWords } from './last-words.ts';

/** Messages between members (spec 2 §2.14): the list beside the thread, on a phone one after the other. */
export function MessagesScreen(safety: MessageSafety) {
  const member = useLive(async (replica) => (await session(replica))?.memberId ?? null, []);
  usePageTitle({ title: t`Messages · Foretaste` });
  if (member === undefined) return <chakra.div height="full" />;
  return member === null ? (
    <SignInFirst
      documentTitle={t`Messages · Foretaste`}
      title={t`Please sign in to see your messages`}
      description={t`Your conversations are waiting there.`}
    />
  ) : (
    <MessageSafetyProvider safety={safety}>
      <TwoPanes me={member} />
    </MessageSafetyProvider>
  );
}

function TwoPanes({ me }: { readonly me: MemberId }) {
  const isReady = useRecoveredWords(me);
  useRoomAboveKeyboard();
  const chosen = useChosenThread(me);
  const isListOnly = chosen.kind === 'none';
  if (!isReady) return <chakra.div height="full" />;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)', lg: '23rem minmax(0, 1fr)' }}
      gridTemplateRows="minmax(0, 1fr)"
      height="full"
      width="full"
      maxW="page"
      mx="auto"
    >
      <chakra.div
        hideBelow={isListOnly ? undefined : 'md'}
        minH="0"
        minW="0"
        borderEndWidth={{ base: '0', md: '1px' }}
        borderColor="line.quiet"
      >
        <ConversationList />
      </chakra.div>
      <chakra.div hideBelow={isListOnly ? 'md' : undefined} minH="0" minW="0">
        <ChosenPane chosen={chosen} me={me} />
      </chakra.div>
    </chakra.div>
  );
}

async function hasConversations(replica: Replica): Promise<boolean> {
  return (await recentConversations(replica, 1)).length > 0 || (await messageRequests(replica)).length > 0;
}

/** Nothing while there is none to choose: the list says what to do then. */
function ChooseOne() {
  if (useLive(hasConversations, []) !== true) return null;
  return (
    <Centred>
      <EmptyState
        icon={MessagesSquare}
        title={t`Choose a conversation`}
        description={t`Its messages are shown here.`}
      />
    </Centred>
  );
}

function ChosenPane({ chosen, me }: { readonly chosen: ChosenThread; readonly me: MemberId }) {
  const back = (
    <LinkButton asChild tone="outline">
      <Link to="/messages">{t`Back to messages`}</Link>
    </LinkButton>
  );
  switch (chosen.kind) {
    case 'here':
      return <Thread key={chosen.conversationId} me={me} {...chosen} />;
    case 'none':
      return <ChooseOne />;
    case 'reading':
      return <chakra.div height="full" aria-busy="true" />;
    case 'missing':
      return (
        <Centred>
          <EmptyState
            icon={MessageCircleQuestion}
            title={t`This conversation is not here`}
            description={t`It may belong to another account, or the other member has left.`}
            action={back}
          />
        </Centred>
      );
    case 'oneself':
      return (
        <Centred>
          <EmptyState
            icon={MessageCircleQuestion}
            title={t`This is you`}
            description={t`Messages go to other members.`}
            action={back}
          />
        </Centred>
      );
    case 'not-on-device':
      return (
        <Centred>
          <OfflineState
            title={t`Not on this device`}
            description={t`Connect to the internet once, and this conversation is kept here.`}
            action={back}
          />
        </Centred>
      );
  }
}

function Centred({ children }: { readonly children: React.ReactNode }) {
  return (
    <chakra.div display="grid" alignItems="center" height="full" overflowY="auto">
      {children}
    </chakra.div>
  );
}

/** Whether what was typed in the moment before the page went away is where drafts are read; a moment after the first drawing. */
function useRecoveredWords(member: MemberId): boolean {
  const replica = useReplica();
  const [recovered, setRecovered] = useState<MemberId | null>(null);
  useEffect(() => {
    void recoverLastWords(replica, member).then(() => setRecovered(member));
  }, [replica, member]);
  return recovered === member;
}
