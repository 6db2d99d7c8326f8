import { chakra } from '#ui/elements/chakra.tsx';

/** A link in running text. Inside the app: `<TextLink asChild><Link to="/auth">Sign in</Link></TextLink>`. */
export const TextLink = chakra('a', {
  base: {
    color: 'paprika.text',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    /** finger: stands alone, so that a finger may hit a little above and below the words. */
    reach: {
      finger: {
        position: 'relative',
        _after: { content: '""', position: 'absolute', insetInline: '-2', insetBlock: '-0.8rem' },
      },
    },
  },
});
