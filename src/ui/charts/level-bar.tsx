import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';
import type { HueName } from '#ui/theme/palette.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';

interface LevelBarProps {
  readonly label: string;
  readonly value: number;
  /** The end of the scale, for example 5. */
  readonly max: number;
  /** The value as a word, for example 'moderate'. */
  readonly word: string;
  readonly hue?: HueName;
  /** The value is a typical one, not a stated one: drawn hatched and said so. */
  readonly isTypical?: boolean;
  /** The name stands elsewhere, for example in the head of a table. */
  readonly hideLabel?: boolean;
}

const hatch = 'repeating-linear-gradient(135deg, currentColor 0 3px, transparent 3px 7px)';

/** A measure as label, bar, word and number; readable without colour. The bar's width is value/max. */
export function LevelBar({
  label,
  value,
  max,
  word,
  hue = 'paprika.solid',
  isTypical = false,
  hideLabel = false,
}: LevelBarProps) {
  const share = `${Math.min(100, Math.max(0, (value / max) * 100))}%`;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="3"
      rowGap="1.5"
      alignItems="baseline"
      minW="0"
    >
      <chakra.span fontWeight="semibold" fontSize="sm" {...(hideLabel ? { srOnly: true } : {})}>
        {label}
      </chakra.span>
      {/* Where there is no room for both, the number begins a line of its own. */}
      <chakra.span
        display="flex"
        flexWrap="wrap"
        justifyContent={hideLabel ? 'flex-start' : 'flex-end'}
        columnGap="2"
        fontSize="sm"
        color="ink.muted"
      >
        <span>
          {isTypical ? t`typical value, ` : ''}
          {word}
        </span>{' '}
        <chakra.span textStyle="figures" color="ink.default" fontWeight="semibold" whiteSpace="nowrap">
          {figure(value)}/{max}
        </chakra.span>
      </chakra.span>
      <chakra.div aria-hidden flexBasis="full" height="2.5" borderRadius="full" bg="track" overflow="hidden" data-track>
        <chakra.div
          height="full"
          borderRadius="full"
          color={hue}
          bg={isTypical ? 'transparent' : hue}
          transitionProperty="width"
          transitionDuration="calm"
          css={isTypical ? {} : { [forcedColours]: { bg: 'CanvasText' } }}
          style={{ width: share, backgroundImage: isTypical ? hatch : 'none' }}
        />
      </chakra.div>
    </chakra.div>
  );
}
