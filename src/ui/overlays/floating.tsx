import { chakra } from '#ui/elements/chakra.tsx';

/**
 * The place of everything that floats over a page in use: at the foot of the window, above the tab bar and the tray, and clear of notches and rounded
 * corners. It has two piles, the one of the end corner first. On a phone one pile stands on the other, so that nothing is covered; what comes and
 * goes soonest is on top.
 */
export const FloatingPlace = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row-reverse' },
    justifyContent: { base: 'flex-end', md: 'space-between' },
    gap: '3',
    // As high as the window, and so are the piles: boxes that grew with what comes would count as a shift of the page.
    top: '0',
    insetInline: { base: '3', md: '6' },
    bottom: {
      base: 'calc(5.25rem + env(safe-area-inset-bottom) + var(--tray-height, 0px) + var(--bar-height, 0px))',
      md: 'calc(1.5rem + env(safe-area-inset-bottom) + var(--tray-height, 0px) + var(--bar-height, 0px))',
    },
    marginLeft: 'env(safe-area-inset-left)',
    marginRight: 'env(safe-area-inset-right)',
    pointerEvents: 'none',
  },
});

/** One corner's, once the window is wide. */
export const FloatingPile = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: '3',
    minW: '0',
    '& > *': { pointerEvents: 'auto' },
  },
});

/** One of a pile. `card`: it has a ground and an edge of its own. */
export const Floating = chakra('section', {
  base: { maxW: 'full' },
  variants: {
    card: {
      true: {
        bg: 'paper.raised',
        borderWidth: '1px',
        borderColor: 'line.quiet',
        borderRadius: 'xl',
        shadow: 'floating',
      },
    },
  },
});
