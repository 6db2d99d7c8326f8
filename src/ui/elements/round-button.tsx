import { chakra } from './chakra.tsx';

/** The filled round button beside a box that is written into: sends it, or stops what it began. */
export const RoundButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '12',
      borderRadius: 'full',
      bg: 'paprika.solid',
      color: 'paprika.on',
      _hover: { bg: 'paprika.hover' },
      _disabled: { bg: 'paper.sunken', color: 'ink.muted' },
      '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
    },
  },
  { defaultProps: { type: 'button' } },
);
