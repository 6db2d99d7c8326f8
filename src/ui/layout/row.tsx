import { chakra } from '#ui/elements/chakra.tsx';

/** Children beside each other, wrapping where there is no room. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minW: '0' },
});
