import { chakra } from '#ui/elements/chakra.tsx';

/**
 * What stands below a list on the same level of the page: not there while the list shows its placeholders (a busy `CardGrid`), so that
 * nobody sees it jump when the list comes out shorter than they are.
 */
export const BelowList = chakra('div', {
  base: { '*:has(ul[aria-busy=true]) > &': { display: 'none' } },
});
