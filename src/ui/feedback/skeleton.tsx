import { chakra } from '#ui/elements/chakra.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

/** A block in the final size of what is loading; hidden from screen readers (say it once by `LoadingState` or aria-busy). */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'track',
      borderRadius: 'md',
      minH: '4',
      position: 'relative',
      overflow: 'clip',
      // A light that moves over it, once it takes long: each of its frames costs the processor what is loading. Moved by `transform`, it costs
      // the page's own thread nothing.
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        transform: 'translateX(-100%)',
        backgroundImage:
          'linear-gradient(100deg, transparent 25%, color-mix(in srgb, var(--ft-colors-paper-card) 55%, transparent) 50%, transparent 75%)',
        animation: 'shimmer',
      },
      [forcedColours]: { outline: '1px dashed GrayText', outlineOffset: '-1px' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
