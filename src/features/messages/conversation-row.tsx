import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Clock3, TriangleAlert } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { ConversationSummary } from '#replica/messages/conversation-queries.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { CountBadge } from '#ui/elements/count-badge.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { shortDayLabel } from './day-label.ts';
import { nameOf } from './member-words.ts';

const RowLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mx: '2',
    px: '2',
    py: '2.5',
    borderRadius: 'lg',
    color: 'ink.default',
    textDecoration: 'none',
    _hover: { bg: 'paper.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: {
      bg: 'paprika.soft',
      outline: '1px solid',
      outlineColor: 'paprika.text',
      outlineOffset: '-1px',
      _focusVisible: { outline: '2px solid', outlineColor: 'focus' },
    },
  },
});

/** One conversation in the list: with whom, what was said last and when, and how much waits. */
export function ConversationRow({ summary, now }: { readonly summary: ConversationSummary; readonly now: number }) {
  const { conversation, other, last, draft } = summary;
  const name = nameOf(other);
  const isUnread = conversation.unread > 0;
  return (
    <RowLink asChild>
      <NavLink to={`/messages/${conversation.id}`}>
        <Avatar name={name} src={other && avatarAddress(other)} size={48} />
        <chakra.span flex="1" minW="0">
          <chakra.span display="flex" alignItems="baseline" gap="2">
            <chakra.span flex="1" minW="0" truncate fontWeight={isUnread ? 'bold' : 'semibold'}>
              <bdi>{name}</bdi>
            </chakra.span>
            {last === null ? null : (
              <chakra.span
                fontSize="xs"
                color={isUnread ? 'paprika.text' : 'ink.muted'}
                fontVariantNumeric="tabular-nums"
              >
                {shortDayLabel({ at: last.at, now })}
              </chakra.span>
            )}
          </chakra.span>
          <chakra.span
            display="flex"
            alignItems="center"
            gap="2"
            minH="5"
            fontSize="sm"
            color={isUnread ? 'ink.default' : 'ink.muted'}
            fontWeight={isUnread ? 'medium' : 'normal'}
          >
            <LastWords last={last} draft={draft} />
            <CountBadge
              count={conversation.unread}
              label={plural(conversation.unread, { one: 'unread message', other: 'unread messages' })}
            />
          </chakra.span>
        </chakra.span>
      </NavLink>
    </RowLink>
  );
}

function LastWords({ last, draft }: Pick<ConversationSummary, 'last' | 'draft'>) {
  if (draft !== '')
    return (
      <OneLine>
        <chakra.span color="paprika.text" fontWeight="semibold">
          {t`Draft:`}{' '}
        </chakra.span>
        <bdi>{draft}</bdi>
      </OneLine>
    );
  if (last === null) return <OneLine>{t`No messages yet`}</OneLine>;
  return (
    <>
      {last.state === 'waiting' ? (
        <>
          <Clock3 aria-hidden size={14} />
          <VisuallyHidden>{t`Waiting to be sent.`}</VisuallyHidden>
        </>
      ) : null}
      {last.state === 'failed' ? (
        <chakra.span color="danger.text" display="inline-flex">
          <TriangleAlert aria-hidden size={14} />
          <VisuallyHidden>{t`Not sent.`}</VisuallyHidden>
        </chakra.span>
      ) : null}
      <OneLine>
        {last.isMine ? t`You: ` : ''}
        <bdi>{last.text}</bdi>
      </OneLine>
    </>
  );
}

const OneLine = chakra('span', { base: { flex: '1', minW: '0', truncate: true } });
