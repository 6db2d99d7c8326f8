import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const HomeLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: 'target',
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
      <Link to="/" aria-label="Foretaste, home">
        <chakra.img src="/icons/foretaste.svg" alt="" width="32px" height="32px" borderRadius="sm" />
        <span>Foretaste</span>
      </Link>
    </HomeLink>
  );
}
