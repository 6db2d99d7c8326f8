import { chakra } from '#ui/elements/chakra.tsx';

/** The way back, above a heading: `<BackLink asChild><Link to="/explore"><ArrowLeft aria-hidden />Back to Foods</Link></BackLink>`. */
export const BackLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '2',
    minH: 'target',
    ms: '-1',
    px: '1',
    borderRadius: 'md',
    fontWeight: 'semibold',
    fontSize: 'sm',
    color: 'ink.muted',
    textDecoration: 'none',
    _hover: { color: 'paprika.text' },
    '& svg': { boxSize: '4.5' },
  },
});
