import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { ADMINS } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';
import {
  Flag,
  HeartPulse,
  Images,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  TableProperties,
  UsersRound,
} from 'lucide-react';

interface AdminPlace {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The places of the admin area, in the order of its navigation. */
const adminPlaces: readonly AdminPlace[] = [
  { to: '/admin', label: t`Overview`, icon: ShieldCheck },
  { to: '/admin/moderation', label: t`Moderation`, icon: Flag },
  { to: '/admin/members', label: t`Members`, icon: UsersRound },
  { to: '/admin/import', label: t`Import`, icon: TableProperties },
  { to: '/admin/photos', label: t`Photos`, icon: Images },
  { to: '/admin/log', label: t`Log`, icon: ScrollText },
  { to: '/admin/services', label: t`Services`, icon: HeartPulse },
];

const PlaceLink = chakra('a', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minH: '12',
    px: { base: '3', md: '4' },
    fontWeight: 'semibold',
    color: 'ink.muted',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '4.5' },
    _hover: { color: 'ink.default' },
    _focusVisible: { outlineOffset: '-3px', borderRadius: 'md' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: { base: '3', md: '4' },
      bottom: '0',
      height: '3px',
      borderTopRadius: 'full',
      bg: 'transparent',
    },
    '&[aria-current=page]': {
      color: 'paprika.text',
      _after: { bg: 'paprika.solid', [forcedColours]: { bg: 'Highlight' } },
    },
  },
});

/** Brings the place that is open into view where the row is wider than a phone. */
function keepInView(link: HTMLAnchorElement | null): void {
  if (link?.getAttribute('aria-current') === 'page') link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** What every place of the admin area has above it: the way to the others. Opens the admins' rows on this device [S18]. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, ADMINS), [replica]);
  return (
    <>
      <chakra.nav aria-label={t`Admin`} borderBottomWidth="1px" borderColor="line.quiet" bg="paper.card">
        <chakra.div
          display="flex"
          overflowX="auto"
          scrollbarWidth="none"
          maxW="page"
          mx="auto"
          px={{ base: '1', md: '2' }}
        >
          {adminPlaces.map(({ to, label, icon: Icon }) => (
            <PlaceLink asChild key={to}>
              <NavLink to={to} end={to === '/admin'} ref={keepInView}>
                <Icon aria-hidden />
                {label}
              </NavLink>
            </PlaceLink>
          ))}
        </chakra.div>
      </chakra.nav>
      {/* Narrow places begin where wide ones do: no heading jumps from one to the next. */}
      <chakra.div width="full" maxW="page" mx="auto" css={{ '& > div': { mx: '0' } }}>
        {children}
      </chakra.div>
    </>
  );
}
