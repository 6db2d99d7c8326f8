import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Stack } from '#ui/stack.tsx';

interface SettingsCardProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Beside the heading. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the settings under its heading. */
export function SettingsCard({ heading, lead, mark, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card asChild pad="md">
      <section aria-labelledby={id}>
        <Stack gap="5">
          <div>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" justifyContent="space-between">
              <Heading id={id} as="h2" size="small">{heading}</Heading>
              {mark}
            </chakra.div>
            {lead ? <chakra.p color="ink.muted" textStyle="small" mt="0.5">{lead}</chakra.p> : null}
          </div>
          {children}
        </Stack>
      </section>
    </Card>
  );
}
