import { chakra } from '@chakra-ui/react/styled-system';
import { CloudOff, Soup, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '#ui/stack.tsx';

const reasons: readonly { readonly icon: ReactNode; readonly title: string; readonly words: string }[] = [
  { icon: <Star aria-hidden />, title: 'Say how it tastes', words: 'Stars and a few words help the next person choose.' },
  { icon: <Soup aria-hidden />, title: 'Add what you love', words: 'A photo, a name, the flavours: a dish of yours is on the map.' },
  { icon: <CloudOff aria-hidden />, title: 'With or without a network', words: 'Write it at the table. It is sent when you are back online.' },
];

/** What an account is for, beside the forms where there is room. */
export function AuthAside() {
  return (
    <chakra.aside
      aria-label="Why sign up"
      hideBelow="lg"
      display="flex"
      flexDirection="column"
      justifyContent="center"
      gap="10"
      p="12"
      borderRadius="xl"
      bg="paprika.soft"
      bgImage="radial-gradient(circle at 100% 0%, var(--ft-colors-saffron-soft), transparent 60%), radial-gradient(circle at 0% 100%, var(--ft-colors-herb-soft), transparent 55%)"
    >
      <chakra.p fontFamily="display" fontSize="5xl" lineHeight="tight" letterSpacing="-0.02em" textWrap="balance">
        Know the taste before you try it.
      </chakra.p>
      <Stack as="ul" gap="6">
        {reasons.map(({ icon, title, words }) => (
          <chakra.li key={title} display="flex" gap="4">
            <chakra.span display="grid" placeItems="center" boxSize="11" flexShrink="0" borderRadius="full" bg="paper.card" color="paprika.text" css={{ '& svg': { boxSize: '5' } }}>
              {icon}
            </chakra.span>
            <chakra.div>
              <chakra.p fontWeight="semibold">{title}</chakra.p>
              <chakra.p textStyle="small" color="ink.muted" maxW="24rem">{words}</chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </Stack>
    </chakra.aside>
  );
}
