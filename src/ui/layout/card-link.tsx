import { chakra } from '#ui/elements/chakra.tsx';

/**
 * The one link of a card, in its heading; it covers the whole card. Other buttons on the card need `position: relative` and
 * `zIndex: 1`. Inside the app: `<CardLink asChild><Link to=…>Ramen</Link></CardLink>`.
 */
export const CardLink = chakra('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } },
  },
});
