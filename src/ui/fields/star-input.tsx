import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { pulse } from '#ui/device/pulse.ts';
import { starPath } from '#ui/elements/stars.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

interface StarInputProps {
  readonly label: string;
  /** 0 while nothing is chosen, else 1-5. */
  readonly value: number;
  readonly onValue: (stars: number) => void;
  readonly disabled?: boolean;
}

const Star = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: 'target',
    borderRadius: 'full',
    cursor: 'pointer',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    '&:active svg': { transform: 'scale(0.9)' },
    // While pressed, the transform would lift the picture above the input and take the press away from it.
    '& svg': { pointerEvents: 'none', transitionProperty: 'fill, transform', transitionDuration: 'quick' },
  },
});

/** Five stars to choose from: a native radio group, so that arrows, space and screen readers work as they should. */
export function StarInput({ label, value, onValue, disabled = false }: StarInputProps) {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value;
  return (
    <chakra.fieldset disabled={disabled} minW="0">
      <chakra.legend textStyle="label" mb="1">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" ms="-2" onMouseLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Star key={stars} onMouseEnter={() => setHovered(stars)}>
            <chakra.input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => {
                pulse('tick');
                onValue(stars);
              }}
              aria-label={plural(stars, { one: '# star', other: '# stars' })}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            <ChoosableStar isLit={stars <= lit} />
          </Star>
        ))}
        <chakra.span ms="2" textStyle="figures" color="ink.muted" fontSize="sm">
          {value === 0 ? t`Not rated` : t`${value} of 5`}
        </chakra.span>
      </chakra.div>
    </chakra.fieldset>
  );
}

/** A star as it is chosen: an outline, filled once it is lit. */
export function ChoosableStar({ isLit }: { readonly isLit: boolean }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 24 24"
      boxSize="8"
      stroke="saffron.solid"
      strokeWidth="1.25"
      strokeLinejoin="round"
      fill={isLit ? 'saffron.solid' : 'transparent'}
      css={{ [forcedColours]: { stroke: 'CanvasText', fill: isLit ? 'CanvasText' : 'Canvas' } }}
    >
      <path d={starPath} />
    </chakra.svg>
  );
}
