import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import type { Profile } from '#domain/members/member.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { Button } from '#ui/elements/button.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { useMembers } from '#shared/members/use-members.ts';

interface MemberListProps {
  readonly question: MemberQuestion;
  /** Members at first, and with each Load More. */
  readonly pageSize: number;
  /** 'page': the list is all there is of the answer, without Load More. */
  readonly extent?: 'whole' | 'page';
  readonly layout?: 'cards' | 'rows';
  readonly renderMember: (member: Profile) => ReactNode;
  readonly skeleton: ReactNode;
  /** What stands where the server knows nobody. */
  readonly empty: ReactNode;
}

/** Members that answer a question, with what is known of them here and what is still to come (spec 2 §2.3, Load More). */
export function MemberList({
  question,
  pageSize,
  extent = 'whole',
  layout = 'cards',
  renderMember,
  skeleton,
  empty,
}: MemberListProps) {
  const { page, showMore } = useMembers(question, pageSize);
  const placeholders = <Placeholders count={extent === 'page' ? pageSize : 3} layout={layout} skeleton={skeleton} />;
  if (page === undefined) return placeholders;
  const { members, state, isAnswered } = page;
  if (members.length === 0 && state === 'offline') return <NobodyHere />;
  if (members.length === 0 && !isAnswered) return placeholders;
  if (members.length === 0) return empty;
  const hasMore = extent === 'whole' && page.hasMore;
  return (
    <Stack gap="5">
      {state === 'offline' ? (
        <Notice
          tone="offline"
          title={t`You are offline`}
        >{t`These are the members that this device knows already. The others come when there is a connection.`}</Notice>
      ) : null}
      <VirtualGrid items={members} keyOf={({ id }) => id} render={renderMember} layout={layout} />
      <VisuallyHidden as="output">{t`${members.length} members shown`}</VisuallyHidden>
      {hasMore && state !== 'offline' ? (
        <SubmitButton
          type="button"
          tone="outline"
          alignSelf="center"
          busy={state === 'asking'}
          busyLabel={t`Loading...`}
          onClick={showMore}
        >{t`Load More`}</SubmitButton>
      ) : null}
    </Stack>
  );
}

function Placeholders({
  count,
  layout,
  skeleton,
}: {
  readonly count: number;
  readonly layout: 'cards' | 'rows';
  readonly skeleton: ReactNode;
}) {
  return (
    <CardGrid aria-busy {...(layout === 'rows' ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {})}>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          {place === 0 ? <VisuallyHidden as="output">{t`Loading members...`}</VisuallyHidden> : null}
          {skeleton}
        </li>
      ))}
    </CardGrid>
  );
}

/** Nothing of it was ever fetched here, and the server is out of reach; it comes by itself when it can. */
function NobodyHere() {
  const replica = useReplica();
  return (
    <OfflineState
      headingLevel="h3"
      title={t`These members are not on this device`}
      description={t`You are offline, and this list was never opened here. It appears as soon as there is a connection.`}
      action={<Button onClick={() => void requestSync(replica)}>{t`Try again`}</Button>}
    />
  );
}
