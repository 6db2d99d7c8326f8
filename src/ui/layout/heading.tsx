import { chakra } from '#ui/elements/chakra.tsx';

/**
 * A heading in the display face. `as` gives its place in the outline (h1 once a page), `size` its look:
 * hero, page, section, card, small.
 */
export const Heading = chakra('h2', {
  base: {
    fontFamily: 'display',
    fontWeight: 'semibold',
    letterSpacing: '-0.012em',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  variants: {
    size: {
      hero: {
        fontSize: { base: 'clamp(min(2.5rem, 13vw), 10vw, 3rem)', md: '6xl' },
        lineHeight: '1.04',
        letterSpacing: '-0.025em',
      },
      page: { fontSize: { base: '3xl', md: '4xl' }, lineHeight: 'tight', letterSpacing: '-0.018em' },
      section: { fontSize: { base: '2xl', md: '3xl' }, lineHeight: '1.2' },
      card: { fontSize: 'xl' },
      small: { fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'section' },
});
