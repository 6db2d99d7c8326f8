import { chakra } from '#ui/elements/chakra.tsx';
import type { ComponentType, ReactNode } from 'react';
import { Heading } from '#ui/layout/heading.tsx';

export interface MessagePanelProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons or links that lead on. */
  readonly action?: ReactNode;
  /** Its place in the outline; a panel that is the whole page has the h1. */
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
}

interface FramedMessage extends MessagePanelProps {
  readonly icon: ComponentType<{ size?: number; strokeWidth?: number }>;
  readonly tone: 'neutral' | 'danger' | 'saffron';
  readonly alert?: boolean;
}

const tones = {
  neutral: { bg: 'paprika.soft', color: 'paprika.text' },
  danger: { bg: 'danger.soft', color: 'danger.text' },
  saffron: { bg: 'saffron.soft', color: 'saffron.text' },
} as const;

/** The common shape of the empty, error and offline states. */
export function MessagePanel({
  icon: Icon,
  tone,
  title,
  description,
  action,
  headingLevel = 'h2',
  alert = false,
}: FramedMessage) {
  return (
    <chakra.div
      {...(alert ? { role: 'alert' } : {})}
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      px="4"
      py={{ base: '10', md: '14' }}
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="16"
        borderRadius="full"
        mb="1"
        {...tones[tone]}
      >
        <Icon size={28} strokeWidth={1.75} />
      </chakra.span>
      <Heading as={headingLevel} size={headingLevel === 'h1' ? 'page' : 'card'}>
        {title}
      </Heading>
      {description ? (
        <chakra.p color="ink.muted" maxW="28rem">
          {description}
        </chakra.p>
      ) : null}
      {action ? (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="3">
          {action}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
