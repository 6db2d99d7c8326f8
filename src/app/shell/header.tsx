import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Badge } from '#ui/elements/badge.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainDestinations } from './navigation.ts';
import { underlined } from '#ui/theme/underlined.ts';
import { SearchEverywhere } from './search-everywhere.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { type SchemeChoice, useColourScheme } from '#ui/theme/colour-scheme.ts';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useShownMember } from './use-shown-member.ts';
import { Wordmark } from './wordmark.tsx';

/** Visitors have neither, so they are no part of the first view. */
const NotificationBell = lazyPart(
  async () => (await import('#features/notifications/notification-bell.tsx')).NotificationBell,
  () => null,
);
/** While all is well it shows nothing, so it is no part of the first view either. */
const SyncAlarm = lazyPart(
  async () => (await import('#features/changes/sync-alarm.tsx')).SyncAlarm,
  () => null,
);
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, ProfileLink);

/** Stands in for the menu where it cannot be fetched. */
function ProfileLink() {
  return (
    <LinkButton asChild tone="ghost" size="sm" minH="target">
      <Link to="/profile">{t`Profile`}</Link>
    </LinkButton>
  );
}

const Room = chakra('div', { base: { boxSize: 'target', flexShrink: '0' } });

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    bg: 'paper.page',
    borderBottomWidth: '1px',
    borderColor: 'line.quiet',
    pt: 'env(safe-area-inset-top)',
  },
});

/** Words break if there is no room; what does not fit even then can be scrolled to and covers nothing. The padding is for the rings of focus. */
const Links = chakra('nav', {
  base: {
    display: 'flex',
    minW: '0',
    gap: { base: '0', lg: '1' },
    ms: { base: '-1', lg: '3' },
    p: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const NavigationLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: { base: '1', lg: '2' },
    fontSize: { base: 'sm', xl: 'md' },
    textAlign: 'center',
    lineHeight: '1.2',
    borderRadius: 'full',
    fontWeight: 'semibold',
    color: 'ink.muted',
    textDecoration: 'none',
    _hover: { color: 'ink.default', bg: 'paper.sunken' },
    _currentPage: { color: 'paprika.text', bg: 'paprika.soft', ...underlined },
  },
});

/** spec 1 §2, header; below 768 px the slide-out menu and the tab bar take over its links (spec 2 §2.16). */
export function Header() {
  const { member, isMember } = useShownMember();
  const isAwaited = isMember && !member;
  return (
    <Bar>
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '2', md: '1', lg: '2' }}
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        height={{ base: '14', md: '16' }}
      >
        <Wordmark />
        <Links aria-label={t`Main`} hideBelow="md">
          {mainDestinations.map(({ to, label, badge }) => (
            <NavigationLink asChild key={to}>
              <NavLink to={to}>
                {label}
                {badge ? (
                  <chakra.span hideBelow="xl">
                    <Badge tone="herb">{badge}</Badge>
                  </chakra.span>
                ) : null}
              </NavLink>
            </NavigationLink>
          ))}
          {member?.profile?.role === 'admin' ? (
            <NavigationLink asChild>
              <NavLink to="/admin">{t`Admin`}</NavLink>
            </NavigationLink>
          ) : null}
        </Links>
        <chakra.div flex="1" />
        {/* In the free room before the buttons: none of them moves when it comes. */}
        <Suspense>
          <SyncAlarm />
        </Suspense>
        <SearchEverywhere />
        {isAwaited ? <Room /> : null}
        {member ? (
          <Suspense fallback={<Room />}>
            <NotificationBell />
          </Suspense>
        ) : null}
        <chakra.div hideBelow="md" display="flex" flexShrink="0" alignItems="center" gap={{ base: '1', lg: '2' }}>
          {isMember ? null : <ThemeToggle />}
          {isAwaited ? <Room /> : null}
          {member ? (
            <Suspense fallback={<Room />}>
              <AccountMenu member={member} />
            </Suspense>
          ) : null}
          {/* While it is not known who is here, the button's place is kept. */}
          {isMember ? null : (
            <LinkButton asChild size="sm" minH="target" visibility={member === undefined ? 'hidden' : 'visible'}>
              <Link to="/auth">{t`Sign In`}</Link>
            </LinkButton>
          )}
        </chakra.div>
        <MobileMenu member={member ?? null} />
      </chakra.div>
    </Bar>
  );
}

const schemeSteps: Readonly<
  Record<SchemeChoice, { readonly icon: LucideIcon; readonly name: string; readonly next: SchemeChoice }>
> = {
  system: { icon: Monitor, name: t`as your device`, next: 'light' },
  light: { icon: Sun, name: t`light`, next: 'dark' },
  dark: { icon: Moon, name: t`dark`, next: 'system' },
};

/** Steps through the colour themes: as the device, light, dark. */
function ThemeToggle() {
  const { choice, choose } = useColourScheme();
  const { icon: Icon, name, next } = schemeSteps[choice];
  return (
    <IconButton label={t`Theme: ${name}. Change to ${schemeSteps[next].name}`} onClick={() => choose(next)}>
      <Icon aria-hidden />
    </IconButton>
  );
}
