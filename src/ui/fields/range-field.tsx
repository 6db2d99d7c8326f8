import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { LevelSlider } from './level-slider.tsx';

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

/** A stretch of a scale by two sliders, least and most; neither passes the other. */
export function RangeField({ label, value, onValue, from, to, step, wordFor }: RangeFieldProps) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} minW="0">
      <chakra.p id={id} textStyle="label" mb="1">
        {label}
      </chakra.p>
      <chakra.div
        display="grid"
        gap="3"
        columnGap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <LevelSlider
          label={t`At least`}
          value={value.from}
          from={from}
          to={to}
          step={step}
          wordFor={wordFor}
          isRequired
          onValue={(least) => onValue({ from: least ?? from, to: Math.max(least ?? from, value.to) })}
        />
        <LevelSlider
          label={t`At most`}
          value={value.to}
          from={from}
          to={to}
          step={step}
          wordFor={wordFor}
          isRequired
          onValue={(most) => onValue({ from: Math.min(value.from, most ?? to), to: most ?? to })}
        />
      </chakra.div>
    </chakra.div>
  );
}
