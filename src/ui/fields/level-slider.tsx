import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { figure } from '#languages/figure.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';
import { FieldMessage } from './field-message.tsx';
import type { HueName } from '#ui/theme/palette.ts';

interface LevelSliderProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** null: not stated. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The value as a word, so that it can be read without its place on the track. */
  readonly wordFor: (value: number) => string;
  readonly hue?: HueName;
  /** The slider has no stop for 'not stated'. */
  readonly isRequired?: boolean;
  /** Where the thumb of such a slider stands untouched: nothing is stated by that (R42). A press where it stands states it. */
  readonly start?: number;
}

const trackLook = {
  height: '2.5',
  borderRadius: 'full',
  boxSizing: 'border-box',
  background: 'linear-gradient(var(--way), var(--hue) var(--reach), var(--ft-colors-track) var(--reach))',
  [forcedColours]: {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    background: 'linear-gradient(var(--way), CanvasText var(--reach), Canvas var(--reach))',
  },
} as const;

const unstatedTrack = {
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderStyle: 'dashed',
  background: 'transparent',
  [forcedColours]: { borderColor: 'CanvasText', background: 'Canvas' },
} as const;

const thumbLook = {
  appearance: 'none',
  boxSize: '7',
  mt: '-2.5',
  borderRadius: 'full',
  bg: 'paper.card',
  border: '3px solid var(--hue)',
  shadow: 'lifted',
} as const;

const Range = chakra('input', {
  base: {
    appearance: 'none',
    width: 'full',
    minH: 'target',
    bg: 'transparent',
    cursor: 'pointer',
    borderRadius: 'md',
    touchAction: 'pan-y',
    '--way': 'to right',
    '&:dir(rtl)': { '--way': 'to left' },
    '&::-webkit-slider-runnable-track': trackLook,
    '&::-moz-range-track': trackLook,
    '&::-webkit-slider-thumb': thumbLook,
    '&::-moz-range-thumb': { ...thumbLook, mt: '0', boxSizing: 'border-box' },
    '&[data-unstated]': {
      '--hue': 'var(--ft-colors-line-strong)',
      '&::-webkit-slider-runnable-track': unstatedTrack,
      '&::-moz-range-track': unstatedTrack,
      '&::-webkit-slider-thumb': { borderStyle: 'dashed', shadow: 'none' },
      '&::-moz-range-thumb': { borderStyle: 'dashed', shadow: 'none' },
    },
  },
});

/** A CSS length from the track's start to the middle of the thumb, which is 28 px wide. */
function reach(share: number): string {
  return `calc(0.875rem + (100% - 1.75rem) * ${share})`;
}

/** A level on a slider whose first stop, before the scale, is 'not stated' (R4: nothing is claimed that nobody said), unless an answer is required. */
export function LevelSlider({
  label,
  hint,
  error,
  value,
  onValue,
  from,
  to,
  step,
  wordFor,
  hue = 'paprika.solid',
  isRequired = false,
  start,
}: LevelSliderProps) {
  const id = useId();
  const unstated = isRequired ? from : from - step;
  const shown = value ?? start ?? unstated;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const colour = {
    '--hue': `var(--ft-colors-${hue.replace('.', '-')})`,
    '--reach': reach((shown - unstated) / (to - unstated)),
  };
  return (
    <chakra.div minW="0">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="3">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        <chakra.span fontSize="sm" color="ink.muted" aria-hidden>
          {value === null ? t`not stated` : wordFor(value)}
          {value === null ? null : (
            <chakra.span textStyle="figures" color="ink.default" fontWeight="semibold" ms="2">
              {figure(value)}/{to}
            </chakra.span>
          )}
        </chakra.span>
      </chakra.div>
      <Range
        id={id}
        type="range"
        min={unstated}
        max={to}
        step={step}
        value={shown}
        aria-valuetext={value === null ? t`not stated` : t`${wordFor(value)}, ${figure(value)} of ${to}`}
        aria-describedby={described || undefined}
        aria-invalid={Boolean(error)}
        {...(value === null ? { 'data-unstated': true } : {})}
        style={(value === null ? { '--reach': colour['--reach'] } : colour) as CSSProperties}
        {...(value === null && start !== undefined
          ? {
              onClick: () => onValue(start),
              onKeyUp: ({ key }: KeyboardEvent) => {
                if (key === ' ') onValue(start);
              },
            }
          : {})}
        onChange={({ target }) => onValue(target.valueAsNumber < from ? null : target.valueAsNumber)}
      />
      <FieldMessage id={id} hint={hint} error={error} />
    </chakra.div>
  );
}
