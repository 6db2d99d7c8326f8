import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useId } from 'react';
import { Heading } from './heading.tsx';

interface SectionProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** A link or button beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of a page under an h2, with room above it. */
export function Section({ heading, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt={{ base: '10', md: '16' }} _first={{ mt: '0' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
        mb={{ base: '4', md: '6' }}
      >
        <chakra.div minW="0">
          <Heading id={id} as="h2" size="section">
            {heading}
          </Heading>
          {lead ? (
            <chakra.p color="ink.muted" mt="1">
              {lead}
            </chakra.p>
          ) : null}
        </chakra.div>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
