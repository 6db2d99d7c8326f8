import { chakra } from '#ui/elements/chakra.tsx';

/**
 * A quiet-bordered surface. `pad` none | sm | md | lg; `interactive` lifts it under the pointer: put a `CardLink`
 * in its heading, whose hit area is the whole card.
 */
export const Card = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    bg: 'paper.card',
    borderWidth: '1px',
    borderColor: 'line.quiet',
    borderRadius: 'xl',
  },
  variants: {
    pad: {
      none: { overflow: 'hidden' },
      sm: { p: '4' },
      md: { p: { base: '4', md: '6' } },
      lg: { p: { base: '5', md: '8' } },
    },
    interactive: {
      true: {
        transitionProperty: 'border-color, box-shadow, transform',
        transitionDuration: 'calm',
        transitionTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        _hover: { borderColor: 'line.strong', shadow: 'lifted' },
        '&:has(a:focus-visible)': { borderColor: 'focus' },
      },
    },
  },
  defaultVariants: { pad: 'md' },
});
