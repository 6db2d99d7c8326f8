import { chakra } from './chakra.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

/** A star in a 24 px box; the one shape of display and input. */
export const starPath = 'M12 2.6l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.1l-5.7 3.1 1.2-6.4L2.8 9.3l6.4-.8z';

interface StarsProps {
  /** 0-5; drawn to a tenth of a star. */
  readonly value: number;
  /** What a screen reader says, for example 'Rated 4.5 out of 5'. */
  readonly label: string;
  readonly size?: number;
}

/** Five stars, filled as far as the value goes. */
export function Stars({ value, label, size = 18 }: StarsProps) {
  return (
    <chakra.span position="relative" display="inline-flex" flexShrink="0">
      <VisuallyHidden>{label}</VisuallyHidden>
      <chakra.span aria-hidden display="inline-flex" gap="0.5">
        {[0, 1, 2, 3, 4].map((index) => (
          <StarShape key={index} size={size} share={Math.min(1, Math.max(0, value - index))} />
        ))}
      </chakra.span>
    </chakra.span>
  );
}

/** One star filled from its left edge by `share` (0-1). Its size goes by `style`: as a style prop, 16 would be the sixteenth step of the grid. */
function StarShape({ size, share }: { readonly size: number; readonly share: number }) {
  const pixels = { width: size, height: size };
  return (
    <chakra.span position="relative" display="block" style={pixels}>
      <chakra.svg
        viewBox="0 0 24 24"
        style={pixels}
        fill="star.off"
        css={{ [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: '1.5' } }}
      >
        <path d={starPath} />
      </chakra.svg>
      {share > 0 ? (
        <chakra.span position="absolute" inset="0" overflow="hidden" style={{ width: `${share * 100}%` }}>
          <chakra.svg
            viewBox="0 0 24 24"
            style={pixels}
            maxW="none"
            fill="saffron.solid"
            css={{ [forcedColours]: { fill: 'CanvasText' } }}
          >
            <path d={starPath} />
          </chakra.svg>
        </chakra.span>
      ) : null}
    </chakra.span>
  );
}
