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
      backgroundImage:
        'linear-gradient(100deg, transparent 40%, color-mix(in srgb, var(--ft-colors-paper-card) 55%, transparent) 50%, transparent 60%)',
      backgroundSize: '220% 100%',
      animation: 'shimmer',
      [forcedColours]: { outline: '1px dashed GrayText', outlineOffset: '-1px' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
