import { chakra } from '#ui/elements/chakra.tsx';

/** Children below each other with one gap; every style prop may override. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
