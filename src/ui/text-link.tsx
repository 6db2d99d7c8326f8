import { chakra } from '@chakra-ui/react/styled-system';

/** A link in running text. Inside the app: `<TextLink asChild><Link to="/auth">Sign in</Link></TextLink>`. */
export const TextLink = chakra('a', {
  base: {
    color: 'paprika.text',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
});
