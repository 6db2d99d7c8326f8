import { chakra } from '#ui/elements/chakra.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

const fill = { bg: 'paprika.solid', borderRadius: 'full', [forcedColours]: { bg: 'Highlight' } };

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '1.5',
    borderRadius: 'full',
    bg: 'track',
    overflow: 'hidden',
    [forcedColours]: { borderWidth: '1px', height: '2' },
    '&::-webkit-progress-bar': { bg: 'track' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
});

interface ProgressBarProps {
  /** What is going on, for example 'Loading the catalogue'. */
  readonly label: string;
  readonly value: number;
  /** null: how much there is is not known yet. */
  readonly max: number | null;
  readonly hideLabel?: boolean;
}

/** How far a piece of work has come, in words and as a bar. */
export function ProgressBar({ label, value, max, hideLabel = false }: ProgressBarProps) {
  const isKnown = max !== null && max > 0;
  const percent = isKnown ? Math.round(Math.min(1, value / max) * 100) : null;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      {hideLabel ? null : (
        <chakra.div display="flex" justifyContent="space-between" gap="3" fontSize="sm">
          <span>{label}</span>
          <chakra.span textStyle="figures" color="ink.muted" whiteSpace="nowrap">
            {percent === null ? '' : `${percent} %`}
          </chakra.span>
        </chakra.div>
      )}
      <Bar aria-label={label} {...(isKnown ? { value: Math.min(value, max), max } : {})} />
    </chakra.div>
  );
}
