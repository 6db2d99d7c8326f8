import { chakra } from './chakra.tsx';

/** A turning ring in the colour of the text around it. Says nothing itself: put words beside it. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flexShrink: '0',
      boxSize: '1.15em',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderBlockStartColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
