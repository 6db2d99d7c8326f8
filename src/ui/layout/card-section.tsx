import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { Heading } from './heading.tsx';
import { Stack } from './stack.tsx';

interface CardSectionProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Beside the heading. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of a page on a card, under its h2. */
export function CardSection({ heading, lead, mark, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card asChild pad="md">
      <section aria-labelledby={id}>
        <Stack gap="5">
          <div>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" justifyContent="space-between">
              <Heading id={id} as="h2" size="small">
                {heading}
              </Heading>
              {mark}
            </chakra.div>
            {lead ? (
              <chakra.p color="ink.muted" textStyle="small" mt="0.5">
                {lead}
              </chakra.p>
            ) : null}
          </div>
          {children}
        </Stack>
      </section>
    </Card>
  );
}
