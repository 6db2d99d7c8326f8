import { chakra } from '@chakra-ui/react/styled-system';

/** The short line above a heading or a value that says what kind of thing follows. */
export const Eyebrow = chakra('p', { base: { fontSize: 'sm', fontWeight: 'semibold', color: 'paprika.text', lineHeight: 'snug' } });
