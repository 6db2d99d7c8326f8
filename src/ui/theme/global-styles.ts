import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalStyles = defineGlobalStyles({
  html: {
    bg: 'paper.page',
    color: 'ink.default',
    fontFamily: 'text',
    lineHeight: 'text',
    textSizeAdjust: '100%',
    // The page's own pull-to-refresh takes the place of the browser's, which would reload everything.
    overscrollBehaviorY: 'contain',
    scrollPaddingBlockStart: '5rem',
    scrollPaddingBlockEnd: 'calc(6rem + var(--tray-height, 0px) + var(--bar-height, 0px))',
  },
  // A finger that rests on a food opens its menu, and not the browser's for a link.
  '[data-food] a, a[data-food]': { WebkitTouchCallout: 'none' },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  // In landscape nothing stands below a notch; the paper goes on beneath it.
  body: { minHeight: '100dvh', paddingLeft: 'env(safe-area-inset-left)', paddingRight: 'env(safe-area-inset-right)' },
  'h1, h2, h3': { fontFamily: 'display', textWrap: 'balance' },
  button: { cursor: 'pointer' },
  'button:disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // Where the focus begins on a new page is no place to do anything.
  'h1:focus-visible': { outline: 'none' },
  // What is selected inherits from the root: a rule for all would style each element twice, a third of every style pass.
  ':root::selection': { bg: 'paprika.soft', color: 'ink.default' },
});
