import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleHelp, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '#features/account/sign-in/use-sign-out.ts';
import { SyncStateItem } from '#features/changes/sync-state-item.tsx';
import { InstallMenuItem } from '#features/installation/install-menu-item.tsx';
import { OwnAvatar } from '#shared/members/own-avatar.tsx';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { ThemeChoice } from '#ui/fields/theme-choice.tsx';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { destinationsOf } from './member-destinations.ts';
import { memberName, MemberSummary } from './member-summary.tsx';
import { MenuUnreadCount, UnreadSpot } from './unread-spot.tsx';

const AvatarButton = chakra(
  'button',
  {
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      borderRadius: 'full',
      _hover: { bg: 'paper.sunken' },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** The avatar menu of the header (spec 1 §2): the member's own places, where the member's work is, the theme. */
export function AccountMenu({ member }: { readonly member: SignedInMember }) {
  const signOut = useSignOut();
  return (
    <Popover
      label={t`Account`}
      width="min(21rem, calc(100vw - 1rem))"
      renderTrigger={(attributes) => (
        <AvatarButton {...attributes}>
          <VisuallyHidden>{t`Account`}</VisuallyHidden>
          <OwnAvatar member={member.id} profile={member.profile} name={memberName(member)} size={36} />
          <UnreadSpot />
        </AvatarButton>
      )}
    >
      {(close) => (
        <>
          <MemberSummary member={member} />
          <chakra.div borderTopWidth="1px" borderColor="line.quiet" my="1" />
          {destinationsOf(member).map(({ to, label, icon: Icon, countsUnread }) => (
            <MenuLink asChild key={to}>
              <Link to={to} onClick={close}>
                <Icon aria-hidden />
                {label}
                {countsUnread ? <MenuUnreadCount /> : null}
              </Link>
            </MenuLink>
          ))}
          <MenuLink asChild>
            <Link to="/help" onClick={close}>
              <CircleHelp aria-hidden />
              {t`Help`}
            </Link>
          </MenuLink>
          <InstallMenuItem onChosen={close} />
          <chakra.div borderTopWidth="1px" borderColor="line.quiet" my="1" />
          <SyncStateItem onChosen={close} />
          <chakra.div px="3" py="2">
            <ThemeChoice />
          </chakra.div>
          <chakra.div borderTopWidth="1px" borderColor="line.quiet" my="1" />
          <MenuItem
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <LogOut aria-hidden />
            {t`Sign out`}
          </MenuItem>
        </>
      )}
    </Popover>
  );
}
