import { chakra } from '#ui/elements/chakra.tsx';
import { Link } from 'react-router-dom';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { Profile } from '#domain/members/member.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Avatar } from '#ui/elements/avatar.tsx';
import { FollowButton } from './follow-button.tsx';

const RowLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    minW: '0',
    minH: 'target',
    borderRadius: 'md',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { color: 'paprika.text' },
  },
});

/** A member in a list of a dialog; the link takes the place of the dialog in the history. */
export function MemberRow({ member, onLeave }: { readonly member: Profile; readonly onLeave: () => void }) {
  const name = member.fullName || member.username;
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <RowLink asChild>
        <Link to={`/profile/${member.username}`} replace onClick={onLeave}>
          <Avatar name={name} src={avatarAddress(member)} size={44} />
          <chakra.span minW="0" lineHeight="snug">
            <chakra.span fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </chakra.span>
            <chakra.span display="block" fontSize="sm" color="ink.muted" lineClamp="1" overflowWrap="anywhere">
              <UsernameText name={member.username} />
            </chakra.span>
          </chakra.span>
        </Link>
      </RowLink>
      <FollowButton member={member} size="sm" />
    </chakra.div>
  );
}
