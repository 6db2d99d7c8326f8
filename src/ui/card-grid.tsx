import { chakra } from '@chakra-ui/react/styled-system';

/** A grid of equal cards that fills the width: one column on a phone, more where they fit. `minCard` by style prop `css`. */
export const CardGrid = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))' },
});
