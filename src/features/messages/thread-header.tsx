import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Avatar } from '#ui/elements/avatar.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { useMessageSafety } from './safety-context.tsx';

/** With whom; on a phone, where the list is another page, the way back to it. */
export function ThreadHeader({
  name,
  to,
  other,
}: {
  readonly name: string;
  readonly to: MemberId;
  readonly other: Profile | null;
}) {
  const { renderMemberMenu } = useMessageSafety();
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap="3"
      px={{ base: '2', md: '5' }}
      py="2"
      minH="16"
      borderBottomWidth="1px"
      borderColor="line.quiet"
    >
      {/* The list, and its h1 with it, is not there beside the thread. */}
      <VisuallyHidden asChild>
        <chakra.h1 hideFrom="md">{t`Messages with ${name}`}</chakra.h1>
      </VisuallyHidden>
      <IconButton asChild label={t`Back to messages`} hideFrom="md">
        <Link to="/messages">
          <ArrowLeft aria-hidden />
        </Link>
      </IconButton>
      <Avatar name={name} src={other && avatarAddress(other)} size={40} />
      <chakra.div flex="1" minW="0" lineHeight="snug">
        <chakra.h2 fontWeight="semibold" truncate>
          <bdi>{name}</bdi>
        </chakra.h2>
        {other?.username ? (
          <TextLink asChild fontSize="sm" fontWeight="medium" display="block" truncate>
            <Link to={`/profile/${other.username}`}>
              <UsernameText name={other.username} />
            </Link>
          </TextLink>
        ) : null}
      </chakra.div>
      {renderMemberMenu({ id: to, name })}
    </chakra.header>
  );
}
