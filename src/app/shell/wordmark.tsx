import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';

const HomeLink = chakra('a', {
  base: {
    // On a narrow window without room for both, the name falls into a second line, which is not shown: before anything else of the bar gets narrower.
    display: 'flex',
    flexShrink: { base: '100000', xl: '0' },
    flexWrap: 'wrap',
    columnGap: '2.5',
    minW: 'calc(2rem + 1px)',
    // What is shared out of a pixel when others give way takes no word.
    pe: '1px',
    height: 'target',
    overflow: 'hidden',
    '& > *': { height: 'target', lineHeight: '44px' },
    borderRadius: 'md',
    fontFamily: 'display',
    fontSize: 'xl',
    fontWeight: 'semibold',
    letterSpacing: '-0.02em',
    color: 'ink.default',
    textDecoration: 'none',
  },
});

/** The mark and the name, leading home. */
export function Wordmark() {
  return (
    <HomeLink asChild>
      <Link to="/" aria-label={t`Foretaste, home`}>
        <chakra.img src="/icons/foretaste.svg" alt="" width="32px" objectFit="contain" borderRadius="sm" />
        <span aria-hidden>Foretaste</span>
      </Link>
    </HomeLink>
  );
}
