import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { SyncStateNote } from '#features/changes/sync-state-note.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { mainDestinations } from './navigation.ts';

const roomy = {
  fontWeight: 'medium',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minH: 'target',
  minW: 'target',
  px: '1',
} as const;

const menuDestination = { to: '/menu', label: t`Read a menu` } as const;

/** What an operator owes to readers. */
const noticeDestinations = [
  { to: '/help', label: t`Help` },
  { to: '/privacy', label: t`Privacy` },
  { to: '/terms', label: t`Terms` },
  { to: '/imprint', label: t`Imprint` },
] as const;

/** The foot of every page. */
export function Footer() {
  return (
    <chakra.footer borderTopWidth="1px" borderColor="line.quiet" color="ink.muted" fontSize="sm">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="6"
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <p>{t`Foretaste: know what it tastes like before you try it.`}</p>
          <SyncStateNote />
        </chakra.div>
        <chakra.nav aria-label={t`Footer`} display="flex" flexWrap="wrap" columnGap={{ base: '3', md: '4' }} ms="-1">
          {mainDestinations.map(({ to, label }) => (
            <TextLink asChild key={to} {...roomy}>
              <Link to={to}>{label}</Link>
            </TextLink>
          ))}
          {[menuDestination, ...noticeDestinations].map(({ to, label }) => (
            <TextLink asChild key={to} {...roomy}>
              <Link to={to}>{label}</Link>
            </TextLink>
          ))}
          <TextLink href="/CREDITS.md" {...roomy}>{t`Credits`}</TextLink>
        </chakra.nav>
      </chakra.div>
    </chakra.footer>
  );
}
