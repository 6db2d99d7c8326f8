import { chakra } from '#ui/elements/chakra.tsx';

/** A list of tastes: in one column on a phone, in two where there is room. */
export const TasteColumns = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
  },
});
