import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, Flag, RotateCw, Trash2 } from 'lucide-react';
import { linkParts } from '#domain/messages/link-parts.ts';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardMessage, retryMessage } from '#replica/messages/unsent-messages.ts';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { ActionMenu } from '#ui/overlays/action-menu.tsx';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import type { ThreadItem } from './arrange-thread.ts';
import { dayLabel, timeLabel } from './day-label.ts';
import { useMessageSafety } from './safety-context.tsx';
import { MessageStateMark } from './message-state-mark.tsx';

const Bubble = chakra('div', {
  base: {
    position: 'relative',
    width: 'fit-content',
    maxW: { base: '85%', md: '34rem' },
    px: '3.5',
    py: '2',
    borderRadius: 'xl',
    borderWidth: '1px',
  },
  variants: {
    side: {
      mine: { ms: 'auto', bg: 'paprika.soft', borderColor: 'transparent' },
      theirs: { me: 'auto', bg: 'paper.card', borderColor: 'line.quiet' },
    },
    failed: { true: { borderColor: 'danger.solid', bg: 'danger.soft' }, false: {} },
  },
});

interface MessageBubbleProps {
  readonly item: ThreadItem;
  readonly conversationId: ConversationId;
  /** The other member's name. */
  readonly name: string;
  readonly now: number;
}

/** One message with what stands above it: its day, or the mark where the news begins. */
export function MessageBubble({ item, conversationId, name, now }: MessageBubbleProps) {
  const { text, isMine, state, at, opensDay, opensNews, opensGroup } = item;
  return (
    <chakra.div px={{ base: '3', md: '5' }} pt={opensGroup ? '3' : '1'}>
      {opensDay || opensNews ? (
        <Divider
          label={[opensDay ? dayLabel({ at, now }) : '', opensNews ? t`New` : ''].filter(Boolean).join(' · ')}
          isNews={opensNews}
        />
      ) : null}
      <Bubble side={isMine ? 'mine' : 'theirs'} failed={state === 'failed'}>
        <VisuallyHidden>{isMine ? t`You: ` : `${name}: `}</VisuallyHidden>
        <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {linkParts(text).map((part, place) =>
            part.href === null ? (
              part.text
            ) : (
              <TextLink key={place} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
                {part.text}
              </TextLink>
            ),
          )}
        </chakra.p>
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="flex-end"
          gap="1"
          fontSize="xs"
          color="ink.muted"
          fontVariantNumeric="tabular-nums"
        >
          <time dateTime={new Date(at).toISOString()}>{timeLabel(at)}</time>
          {state === 'received' ? <MessageMenu item={item} name={name} /> : <MessageStateMark state={state} />}
        </chakra.div>
      </Bubble>
      {state === 'failed' ? <Failure item={item} conversationId={conversationId} /> : null}
    </chakra.div>
  );
}

/** Small beside the time, but as large as a finger: the area around it counts. */
const QuietButton = chakra(
  'button',
  {
    base: {
      position: 'relative',
      display: 'inline-flex',
      p: '0.5',
      borderRadius: 'sm',
      color: 'ink.muted',
      _hover: { color: 'ink.default' },
      _after: { content: '""', position: 'absolute', inset: '-14px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** What else can be done about another's message. */
function MessageMenu({ item, name }: Pick<MessageBubbleProps, 'item' | 'name'>) {
  const { onReport } = useMessageSafety();
  return (
    <chakra.span display="contents" fontSize="md">
      <ActionMenu
        label={t`Message of ${name}`}
        renderTrigger={(attributes) => (
          <QuietButton aria-label={t`Message of ${name}: what else`} {...attributes}>
            <Ellipsis aria-hidden size={15} />
          </QuietButton>
        )}
      >
        {(close) => (
          <MenuItem
            onClick={() => {
              close();
              onReport({ id: item.id, name });
            }}
          >
            <Flag aria-hidden />
            {t`Report`}
          </MenuItem>
        )}
      </ActionMenu>
    </chakra.span>
  );
}

function Divider({ label, isNews }: { readonly label: string; readonly isNews: boolean }) {
  const line = { content: '""', flex: '1', borderTopWidth: '1px', borderColor: isNews ? 'paprika.text' : 'line.quiet' };
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="3"
      py="3"
      fontSize="xs"
      fontWeight="semibold"
      color={isNews ? 'paprika.text' : 'ink.muted'}
      _before={line}
      _after={line}
    >
      {label}
    </chakra.p>
  );
}

/** A message that the server refused: why, and what to do about it [S6]. */
function Failure({ item, conversationId }: Pick<MessageBubbleProps, 'item' | 'conversationId'>) {
  const replica = useReplica();
  const message = { id: item.id, conversationId };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="1"
      fontSize="sm"
    >
      <chakra.p width="full" pt="1" textAlign="end" color="danger.text">
        <Trans>Not sent.{item.refusal ? ` ${item.refusal}` : ''}</Trans>
      </chakra.p>
      <Button tone="ghost" size="sm" minH="target" onClick={() => void retryMessage(replica, message)}>
        <RotateCw aria-hidden />
        {t`Retry`}
      </Button>
      <Button
        tone="ghost"
        size="sm"
        minH="target"
        onClick={() => void discardMessage(replica, message).then(toastDiscarded)}
      >
        <Trash2 aria-hidden />
        {t`Discard`}
      </Button>
    </chakra.div>
  );
}
