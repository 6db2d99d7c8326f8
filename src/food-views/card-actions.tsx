import { chakra } from '@chakra-ui/react/styled-system';

/** The buttons of a card, laid over the foot of its picture, above the link that covers the card. */
export const CardActions = chakra('div', { base: { position: 'absolute', insetEnd: '1.5', bottom: '1.5', zIndex: '1', display: 'flex' } });
