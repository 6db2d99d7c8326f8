import { chakra } from '#ui/elements/chakra.tsx';

/**
 * Content below a list on the same level of the page. It is hidden while the list shows its placeholders (a busy `CardGrid`): otherwise it would jump
 * when the list comes out shorter than they are.
 */
export const BelowList = chakra('div', {
  base: { '*:has(ul[aria-busy=true]) > &': { display: 'none' } },
});
