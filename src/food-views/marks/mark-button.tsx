import { chakra } from '#ui/elements/chakra.tsx';

/** A quiet toggle on a card, above its link: 44 px, filled when it is on. */
export const MarkButton = chakra(
  'button',
  {
    base: {
      position: 'relative',
      zIndex: '1',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minW: 'target',
      minH: 'target',
      px: '2.5',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'ink.muted',
      transitionProperty: 'background-color, color',
      transitionDuration: 'quick',
      _hover: { bg: 'paper.sunken', color: 'ink.default' },
      '& svg': { boxSize: '5', flexShrink: '0' },
      '&[aria-pressed=true]': { color: 'paprika.text', '& svg': { fill: 'currentColor' } },
    },
  },
  { defaultProps: { type: 'button' } },
);
