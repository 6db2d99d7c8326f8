import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { TextLink } from '#ui/text-link.tsx';
import { mainDestinations } from './navigation.ts';

/** The foot of every page. */
export function Footer() {
  return (
    <chakra.footer borderTopWidth="1px" borderColor="line.quiet" color="ink.muted" fontSize="sm">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="3" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
        <p>{t`Foretaste: know what it tastes like before you try it.`}</p>
        <chakra.nav aria-label={t`Footer`} display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
          {mainDestinations.map(({ to, label }) => <TextLink asChild key={to} fontWeight="medium" py="1"><Link to={to}>{label}</Link></TextLink>)}
          <TextLink href="/CREDITS.md" fontWeight="medium" py="1">{t`Credits`}</TextLink>
        </chakra.nav>
      </chakra.div>
    </chakra.footer>
  );
}
