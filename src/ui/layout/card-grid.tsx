import { chakra } from '#ui/elements/chakra.tsx';

/** A list of equal cards (its children are `<li>`) that fills the width: one column on a phone, more where they fit. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  },
});
