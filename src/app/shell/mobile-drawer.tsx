import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleHelp, LogIn, LogOut, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '#features/account/sign-in/use-sign-out.ts';
import { SyncStateItem } from '#features/changes/sync-state-item.tsx';
import { InstallMenuItem } from '#features/installation/install-menu-item.tsx';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { MemberSummary } from './member-summary.tsx';
import { destinationsOf } from './member-destinations.ts';
import { mainDestinations } from './navigation.ts';
import { ThemeChoice } from '#ui/fields/theme-choice.tsx';
import { UnreadCount } from './unread-count.tsx';

interface MobileDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: SignedInMember | null;
}

/** The slide-out menu (spec 2 §2.16), a sheet within reach of a thumb. Its links replace the drawer's own history entry. */
export function MobileDrawer({ open, onClose, member }: MobileDrawerProps) {
  const signOut = useSignOut();
  return (
    <Dialog open={open} onClose={onClose} title={t`Menu`} placement="sheet">
      <chakra.div mx="-2">
        {member ? (
          <chakra.div borderBottomWidth="1px" borderColor="line.quiet" pb="2" mb="2">
            <MemberSummary member={member} />
          </chakra.div>
        ) : null}
        <chakra.nav aria-label={t`Menu`} display="flex" flexDirection="column" gap="0.5">
          {mainDestinations.map(({ to, label, icon: Icon, badge }) => (
            <DrawerLink key={to} to={to} onClose={onClose}>
              <Icon aria-hidden />
              {label}
              {badge ? <Badge tone="herb">{badge}</Badge> : null}
            </DrawerLink>
          ))}
          <DrawerLink to="/menu" onClose={onClose}>
            <UtensilsCrossed aria-hidden />
            {t`Read a menu`}
          </DrawerLink>
          {member ? (
            destinationsOf(member).map(({ to, label, icon: Icon, countsUnread }) => (
              <DrawerLink key={to} to={to} end={to === '/profile'} onClose={onClose}>
                <Icon aria-hidden />
                {label}
                {countsUnread ? <UnreadCount /> : null}
              </DrawerLink>
            ))
          ) : (
            <DrawerLink to="/auth" onClose={onClose}>
              <LogIn aria-hidden />
              {t`Sign In`}
            </DrawerLink>
          )}
          <DrawerLink to="/help" onClose={onClose}>
            <CircleHelp aria-hidden />
            {t`Help`}
          </DrawerLink>
          <InstallMenuItem onChosen={onClose} />
          <SyncStateItem onChosen={onClose} />
          {member ? (
            <MenuItem
              onClick={() => {
                onClose();
                void signOut();
              }}
            >
              <LogOut aria-hidden />
              {t`Sign out`}
            </MenuItem>
          ) : null}
        </chakra.nav>
        <chakra.div pt="4" px="2">
          <ThemeChoice />
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}

interface DrawerLinkProps {
  readonly to: string;
  readonly end?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function DrawerLink({ to, end = false, onClose, children }: DrawerLinkProps) {
  return (
    <MenuLink asChild>
      <NavLink to={to} end={end} replace onClick={onClose}>
        {children}
      </NavLink>
    </MenuLink>
  );
}
