import { chakra } from '#ui/elements/chakra.tsx';
import { NavLink } from 'react-router-dom';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { ConversationSummary } from '#replica/messages/conversation-queries.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { nameOf } from './member-words.ts';
import { RequestAnswer } from './request-answer.tsx';

/** A stranger's first message, with its answer. */
export function RequestRow({ summary }: { readonly summary: ConversationSummary }) {
  const { conversation, other, last } = summary;
  const name = nameOf(other);
  return (
    <chakra.li
      display="flex"
      gap="3"
      p="3"
      borderRadius="lg"
      bg="paper.card"
      borderWidth="1px"
      borderColor="line.quiet"
    >
      <Avatar name={name} src={other && avatarAddress(other)} size={40} />
      <chakra.div flex="1" minW="0">
        <TextLink asChild fontWeight="semibold" display="block" truncate>
          <NavLink to={`/messages/${conversation.id}`}>
            <bdi>{name}</bdi>
          </NavLink>
        </TextLink>
        <chakra.p dir="auto" fontSize="sm" color="ink.muted" lineClamp={2} overflowWrap="anywhere">
          {last?.text}
        </chakra.p>
        <RequestAnswer conversationId={conversation.id} name={name} />
      </chakra.div>
    </chakra.li>
  );
}
