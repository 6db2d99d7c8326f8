import { chakra } from '#ui/elements/chakra.tsx';

/** A part of a card that opens on request: at the foot of the card, quieter where it only asks, or within the text of one. */
export const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: 'target',
      fontSize: 'sm',
      cursor: 'pointer',
    },
    '& > summary > svg': {
      boxSize: '4',
      flexShrink: '0',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
  variants: {
    look: {
      band: {
        '& > summary': { px: '4', fontWeight: 'semibold', color: 'paprika.text', borderRadius: 'lg' },
      },
      quiet: {
        '& > summary': { px: '4', fontWeight: 'semibold', borderRadius: 'lg' },
      },
      text: { '& > summary': { color: 'ink.muted' } },
    },
  },
});
