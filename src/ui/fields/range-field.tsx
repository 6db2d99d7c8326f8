import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { figure } from '#languages/figure.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';

interface RangeFieldProps {
  readonly label: string;
  readonly value: { readonly from: number; readonly to: number };
  readonly onValue: (value: { readonly from: number; readonly to: number }) => void;
  /** The ends of the scale. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly wordFor: (value: number) => string;
}

const thumbLook = {
  appearance: 'none',
  pointerEvents: 'auto',
  boxSize: '7',
  boxSizing: 'border-box',
  borderRadius: 'full',
  bg: 'paper.card',
  border: '3px solid var(--ft-colors-paprika-solid)',
  shadow: 'lifted',
  cursor: 'grab',
} as const;

/** One thumb: the two sliders lie over each other, and a press goes through to the thumb that it meets. */
const Thumb = chakra('input', {
  base: {
    appearance: 'none',
    gridArea: '1 / 1',
    // Above the track, which would take the press.
    position: 'relative',
    width: 'full',
    minH: 'target',
    bg: 'transparent',
    pointerEvents: 'none',
    borderRadius: 'md',
    touchAction: 'pan-y',
    '&::-webkit-slider-thumb': thumbLook,
    '&::-moz-range-thumb': thumbLook,
  },
});

/** A stretch of a scale on one track by two thumbs, least and most; neither passes the other, it takes it along. From one value they part either way. */
export function RangeField({ label, value, onValue, from, to, step, wordFor }: RangeFieldProps) {
  const id = useId();
  /** Where both thumbs lay when a finger took hold of one: which of the two it means is told by the way it moves. */
  const meeting = useRef<number | null>(null);
  const share = (level: number) => `${((level - from) / (to - from)) * 100}%`;
  const letGo = () => {
    meeting.current = null;
  };
  const thumb = (name: string, level: number, onLevel: (level: number) => void) => (
    <Thumb
      type="range"
      aria-label={name}
      aria-valuetext={t`${wordFor(level)}, ${figure(level)} of ${to}`}
      min={from}
      max={to}
      step={step}
      value={level}
      onPointerDown={() => {
        meeting.current = value.from === value.to ? value.from : null;
        window.addEventListener('pointerup', letGo, { once: true });
      }}
      onChange={({ target: { valueAsNumber: moved } }) => {
        const met = meeting.current;
        if (met === null) onLevel(moved);
        else onValue({ from: Math.min(met, moved), to: Math.max(met, moved) });
      }}
    />
  );
  return (
    <chakra.div role="group" aria-labelledby={id} minW="0">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.span id={id} textStyle="label">
          {label}
        </chakra.span>
        <chakra.span aria-hidden fontSize="sm" color="ink.muted">
          {value.from === from && value.to === to ? t`any` : `${wordFor(value.from)} – ${wordFor(value.to)}`}
          <chakra.span textStyle="figures" color="ink.default" fontWeight="semibold" ms="2">
            {figure(value.from)}–{figure(value.to)}
          </chakra.span>
        </chakra.span>
      </chakra.div>
      <chakra.div display="grid" alignItems="center">
        {/* From the middle of a thumb, which is 28 px wide, at one end to the middle at the other. */}
        <chakra.div
          aria-hidden
          gridArea="1 / 1"
          position="relative"
          height="2.5"
          mx="3.5"
          borderRadius="full"
          bg="track"
          data-track
        >
          <chakra.div
            position="absolute"
            insetBlock="0"
            bg="paprika.solid"
            css={{ [forcedColours]: { bg: 'CanvasText' } }}
            style={{ insetInlineStart: share(value.from), insetInlineEnd: `calc(100% - ${share(value.to)})` }}
          />
        </chakra.div>
        {thumb(t`At least`, value.from, (least) => onValue({ from: least, to: Math.max(least, value.to) }))}
        {thumb(t`At most`, value.to, (most) => onValue({ from: Math.min(value.from, most), to: most }))}
      </chakra.div>
    </chakra.div>
  );
}
