import { chakra } from './chakra.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

/** A small word about a thing: tone neutral | paprika | herb | saffron | danger | overlay (on a picture). */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    px: '2.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.3',
    [forcedColours]: { borderWidth: '1px' },
    '& svg': { boxSize: '3.5', flexShrink: '0' },
  },
  variants: {
    tone: {
      neutral: { bg: 'paper.sunken', color: 'ink.muted' },
      paprika: { bg: 'paprika.soft', color: 'paprika.text' },
      herb: { bg: 'herb.soft', color: 'herb.text' },
      saffron: { bg: 'saffron.soft', color: 'saffron.text' },
      danger: { bg: 'danger.soft', color: 'danger.text' },
      overlay: { bg: 'paper.card', color: 'ink.default', shadow: 'lifted' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
