import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MessagesSquare } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { Virtuoso } from 'react-virtuoso';
import {
  conversationsNamed,
  type ConversationSummary,
  messageRequests,
  recentConversations,
} from '#replica/messages/conversation-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { ConversationRow } from './conversation-row.tsx';
import { RequestRow } from './request-row.tsx';

/** Conversations read at once; more as the reader comes near the end. */
const AT_ONCE = 30;

/** The member's conversations with search, requests of strangers above them. */
export function ConversationList() {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const [limit, setLimit] = useState(AT_ONCE);
  const found = useLive(
    async (replica) => ({
      wanted,
      list: await (wanted === ''
        ? recentConversations(replica, limit)
        : conversationsNamed(replica, { text: wanted, limit })),
    }),
    [wanted, limit],
  );
  const isEmpty = found?.list.length === 0;
  return (
    <chakra.div display="flex" flexDirection="column" height="full" minH="0">
      <chakra.div px="4" pt={{ base: '4', md: '5' }} pb="3" display="flex" flexDirection="column" gap="3">
        <Heading as="h1" size="section">{t`Messages`}</Heading>
        <search>
          <SearchInput label={t`Search conversations`} placeholder={t`Search by name`} value={text} onValue={setText} />
        </search>
      </chakra.div>
      {wanted === '' ? <Requests /> : null}
      {found === undefined ? <ListSkeleton /> : null}
      {isEmpty && found.wanted === '' ? <NoConversations /> : null}
      {isEmpty && found.wanted !== '' ? (
        <chakra.p
          role="status"
          px="4"
          py="8"
          textAlign="center"
          color="ink.muted"
          overflowWrap="anywhere"
        >{t`No conversation with “${found.wanted}”.`}</chakra.p>
      ) : null}
      {found === undefined || isEmpty ? null : (
        <Rows list={found.list} onEnd={() => setLimit(found.list.length >= limit ? limit + AT_ONCE : limit)} />
      )}
    </chakra.div>
  );
}

function Rows({ list, onEnd }: { readonly list: readonly ConversationSummary[]; readonly onEnd: () => void }) {
  const now = useNow();
  const drawRow = (_: number, summary: ConversationSummary) => <ConversationRow summary={summary} now={now} />;
  return (
    <chakra.div flex="1" minH="0">
      <Virtuoso
        role="region"
        aria-label={t`Conversations`}
        tabIndex={0}
        style={{ height: '100%' }}
        data={list}
        endReached={onEnd}
        increaseViewportBy={400}
        computeItemKey={(_, { conversation }) => conversation.id}
        itemContent={drawRow}
        components={{ Footer: EndMargin }}
      />
    </chakra.div>
  );
}

function EndMargin() {
  return <chakra.div height="4" />;
}

function Requests() {
  const requests = useLive(messageRequests, []);
  if (!requests || requests.length === 0) return null;
  return (
    <chakra.section aria-labelledby="message-requests" px="4" pb="3" maxH="45%" overflowY="auto" tabIndex={0}>
      <Heading as="h2" size="small" id="message-requests" pb="2">{t`Requests (${requests.length})`}</Heading>
      <chakra.ul display="flex" flexDirection="column" gap="2">
        {requests.map((summary) => (
          <RequestRow key={summary.conversation.id} summary={summary} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function NoConversations() {
  return (
    <EmptyState
      icon={MessagesSquare}
      title={t`No conversations yet`}
      description={t`When you write to another member, or another member writes to you, you find it here.`}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/community">{t`Find members`}</Link>
        </LinkButton>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <chakra.div px="4" display="flex" flexDirection="column" gap="4" pt="2">
      {[0, 1, 2, 3, 4].map((place) => (
        <chakra.div key={place} display="flex" gap="3" alignItems="center">
          <Skeleton boxSize="12" borderRadius="full" flexShrink="0" />
          <chakra.div flex="1" display="flex" flexDirection="column" gap="2">
            <Skeleton width="50%" />
            <Skeleton width="80%" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
