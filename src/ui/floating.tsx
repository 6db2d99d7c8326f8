import { chakra } from './chakra.tsx';

/**
 * What floats at the foot of the window while the page goes on being used: above the tab bar and the tray, and clear of a notch or a rounded
 * corner at the sides, as in landscape. `corner`: where it lies once the window is wide; `card`: it has a ground and an edge of its own.
 */
export const Floating = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInline: { base: '3', md: 'auto' },
    bottom: { base: 'calc(5.25rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))', md: 'calc(1.5rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))' },
    marginLeft: 'env(safe-area-inset-left)',
    marginRight: 'env(safe-area-inset-right)',
  },
  variants: {
    corner: {
      start: { insetInlineStart: { md: '6' } },
      end: { insetInlineEnd: { md: '6' } },
    },
    card: {
      true: { bg: 'paper.raised', borderWidth: '1px', borderColor: 'line.quiet', borderRadius: 'xl', shadow: 'floating' },
    },
  },
});
