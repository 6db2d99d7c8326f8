import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';

interface StatProps {
  readonly label: string;
  /** Its room is kept, and nothing is seen of it. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** A large figure above its words, in a list of them (`dl`). */
export function Stat({ label, isHidden = false, children }: StatProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column-reverse"
      justifyContent="flex-end"
      {...(isHidden ? { visibility: 'hidden' } : {})}
    >
      <chakra.dt fontSize="sm" color="ink.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        m="0"
        fontFamily="display"
        fontWeight="semibold"
        textStyle="figures"
        fontSize={{ base: '2xl', md: '4xl' }}
        lineHeight="1.2"
      >
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
