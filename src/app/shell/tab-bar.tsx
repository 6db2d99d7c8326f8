import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { LogIn, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { underlined } from '#ui/theme/underlined.ts';
import { tabDestinations } from './navigation.ts';
import { useShownMember } from './use-shown-member.ts';

/** For screen readers alone. */
const hidden = { position: 'absolute', width: '1px', clipPath: 'inset(50%)', overflow: 'hidden' } as const;

const Tab = chakra('a', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minH: '14',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'ink.muted',
    textDecoration: 'none',
    // All equally wide if the longest word has room. If not, each takes what it needs; where that is too little, words break, and with large letters the pictures stand alone.
    '@media (max-width: 22rem)': {
      flex: '1 1 auto',
      minW: '0',
      textAlign: 'center',
      '& > :last-child': { overflowWrap: 'anywhere' },
    },
    '@media (max-width: 19rem)': { flex: '1', '& > :last-child': hidden, '& svg': { boxSize: '36px' } },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'md' },
    '& > :first-child': {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      maxW: '14',
      minH: '8',
      borderRadius: 'full',
    },
    _currentPage: { color: 'paprika.text', ...underlined, '& > :first-child': { bg: 'paprika.soft' } },
  },
});

/** The bottom tab bar below 768 px (spec 2 §2.16). */
export function TabBar() {
  const { isMember } = useShownMember();
  const account = isMember
    ? { to: '/profile', label: t`Profile`, icon: UserRound }
    : { to: '/auth', label: t`Sign In`, icon: LogIn };
  return (
    <chakra.nav
      aria-label={t`Tabs`}
      hideFrom="md"
      position="sticky"
      bottom="0"
      zIndex="bar"
      display="flex"
      px="2"
      pt="1"
      pb="calc(0.25rem + env(safe-area-inset-bottom))"
      bg="paper.page"
      borderTopWidth="1px"
      borderColor="line.quiet"
    >
      {[...tabDestinations, account].map(({ to, label, icon: Icon }) => (
        <Tab asChild key={to}>
          <NavLink to={to} end={to === '/profile'}>
            <span>
              <Icon aria-hidden size={22} />
            </span>
            <span>{label}</span>
          </NavLink>
        </Tab>
      ))}
    </chakra.nav>
  );
}
