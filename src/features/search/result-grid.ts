import { chakra } from '#ui/elements/chakra.tsx';

/** The grid of the results (spec 2 §9, advanced search): at most 4 columns, rows of 520 px, 24 px between; in rem, so that larger letters get more room. */
export const ResultGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5rem',
    gridAutoRows: '32.5rem',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 17.5rem), (100% - 4.5rem) / 4), 1fr))',
  },
});
