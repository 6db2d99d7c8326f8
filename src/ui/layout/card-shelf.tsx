import { chakra } from '#ui/elements/chakra.tsx';

/**
 * A short list of equal cards (its children are `<li>`): on a phone a shelf that is swiped sideways, with the next card
 * peeping in; from 768 px a grid. With `rows` one, only as many as fit side by side are there: it is equally high however many come.
 */
export const CardShelf = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    mdDown: {
      mx: '-4',
      px: '4',
      pb: '2',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: '1rem',
      scrollbarWidth: 'none',
      '& > li': { flex: '0 0 min(78%, 20rem)', scrollSnapAlign: 'start' },
    },
  },
  variants: {
    rows: {
      one: {
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        mdToLg: { '& > li:nth-of-type(n + 3)': { display: 'none' } },
        lg: { '& > li:nth-of-type(n + 4)': { display: 'none' } },
      },
    },
  },
});
